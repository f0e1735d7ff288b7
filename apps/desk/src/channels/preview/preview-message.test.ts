import { channelSettingsExample as settings } from '@foyer/contract/settings/channel-settings-example.ts'
import { expect, it } from 'vitest'
import { previewSettings } from './preview-message.ts'

it('shows the texts of a language, and others as they are', () => {
  const names = (locale: 'de' | 'fr') =>
    previewSettings({ settings, locale }).chatMenuConfigPlan?.menus.map(({ menuName }) => menuName)
  expect(names('de')).toContain('Mit einem Mitarbeiter sprechen')
  expect(names('de')).toContain('Opening hours')
  expect(names('fr')).toContain('Talk to an agent')
})

it('has the menus three times, and no translations', () => {
  const shown = previewSettings({ settings, locale: 'de' })
  expect(shown.chatMenuConfigList).toEqual(shown.chatMenuConfigPlan?.menus)
  expect(Object.values(shown.chatMenuConfigObj ?? {})).toEqual(shown.chatMenuConfigList)
  expect(shown).not.toHaveProperty('translations')
})

it('sends only what is typed to a frame that shows the rest', () => {
  const before = { settings, locale: 'de' } as const
  const typed = { settings: { ...settings, noticeMsg: 'Closed' }, locale: 'de' } as const
  expect(previewSettings(typed, before)).toEqual({ noticeMsg: 'Closed' })
  const { menus } = settings.chatMenuConfigPlan
  const reordered = {
    ...typed,
    settings: { ...typed.settings, chatMenuConfigPlan: { menus: menus.slice(1) } },
  }
  expect(Object.keys(previewSettings(reordered, typed)).toSorted()).toEqual([
    'chatMenuConfigList',
    'chatMenuConfigObj',
    'chatMenuConfigPlan',
  ])
})

it('sends everything anew in another language, and when a translation of this one is changed', () => {
  const before = { settings, locale: 'de' } as const
  const inFrench = { settings, locale: 'fr' } as const
  expect(previewSettings(inFrench, before)).toEqual(previewSettings(inFrench))
  const de = { ...settings.translations['de'], 'Opening hours': 'Zeiten' }
  const translated = {
    settings: { ...settings, translations: { ...settings.translations, de } },
    locale: 'de',
  } as const
  expect(previewSettings(translated, before)).toEqual(previewSettings(translated))
  const fr = { 'Opening hours': 'Horaires' }
  const elsewhere = {
    settings: { ...settings, translations: { ...settings.translations, fr } },
    locale: 'de',
  } as const
  expect(previewSettings(elsewhere, before)).toEqual({})
})
