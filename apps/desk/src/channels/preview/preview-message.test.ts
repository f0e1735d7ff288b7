import { channelSettingsExample } from '@foyer/contract/settings/channel-settings-example.ts'
import { expect, it } from 'vitest'
import { previewSettings } from './preview-message.ts'

it('shows the texts of a language, and others as they are', () => {
  const names = (locale: 'de' | 'fr') =>
    previewSettings(channelSettingsExample, locale).chatMenuConfigPlan?.menus.map(({ menuName }) => menuName)
  expect(names('de')).toContain('Mit einem Mitarbeiter sprechen')
  expect(names('de')).toContain('Opening hours')
  expect(names('fr')).toContain('Talk to an agent')
})

it('has the menus three times, and no translations', () => {
  const settings = previewSettings(channelSettingsExample, 'de')
  expect(settings.chatMenuConfigList).toEqual(settings.chatMenuConfigPlan?.menus)
  expect(Object.values(settings.chatMenuConfigObj ?? {})).toEqual(settings.chatMenuConfigList)
  expect(settings).not.toHaveProperty('translations')
})
