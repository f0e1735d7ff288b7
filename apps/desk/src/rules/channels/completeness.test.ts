import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { channelSettingsExample } from '@foyer/contract/settings/channel-settings-example.ts'
import { textsOf } from '@foyer/core/channel/texts.ts'
import { describe, expect, it } from 'vitest'
import {
  completeness,
  earlierTranslations,
  isMissing,
  translatedTexts,
  withTranslation,
} from './completeness.ts'

const settings: WireChannelSettings = { ...channelSettingsExample, translations: {} }
const all = textsOf(settings).length
const builtIn = translatedTexts(settings, 'de').filter((text) => text.isBuiltIn)

describe('how complete a language is', () => {
  it('counts texts that the chat translates on its own', () => {
    expect(builtIn.map(({ text }) => text)).toContain(factoryTexts.menuPerson)
    expect(builtIn.length).toBeLessThan(all)
    expect(completeness(settings, 'de')).toEqual({ done: builtIn.length, all })
  })

  it('counts a translation once, and a blank one not at all', () => {
    const translations = { de: { [settings.titleDesc]: 'Hilfe', [settings.noticeMsg]: '  ', gone: 'weg' } }
    const translated = { ...settings, translations }
    expect(completeness(translated, 'de').done).toBe(builtIn.length + 1)
    expect(completeness(translated, 'fr').done).toBe(builtIn.length)
    const missing = translatedTexts(translated, 'de').filter(isMissing)
    expect(missing.map(({ text }) => text)).toContain(settings.noticeMsg)
    expect(missing.map(({ text }) => text)).not.toContain(settings.titleDesc)
  })

  it('is whole when each of its texts has a translation', () => {
    const de = Object.fromEntries(textsOf(settings).map(({ text }) => [text, `${text} (de)`]))
    expect(completeness({ ...settings, translations: { de } }, 'de')).toEqual({ done: all, all })
  })
})

describe('the translation of a text that was changed', () => {
  const published = { ...settings, translations: { de: { [settings.noticeMsg]: 'Alt' } } }

  it('is offered for the new text of the same place', () => {
    const changed = { ...published, noticeMsg: 'Closed on Monday.' }
    expect(earlierTranslations(published, changed, 'de')).toEqual(new Map([['Closed on Monday.', 'Alt']]))
    expect(earlierTranslations(published, changed, 'fr')).toEqual(new Map())
  })

  it('is not offered while the text is as it was', () => {
    expect(earlierTranslations(published, { ...published, titleDesc: 'New' }, 'de')).toEqual(new Map())
  })
})

describe('a translation that somebody writes', () => {
  const translations = { de: { [settings.noticeMsg]: 'Alt', 'no longer a text': 'weg' } }
  const before = { ...settings, translations }
  const write = (text: string, translation: string) =>
    withTranslation(before, before, { code: 'de', text, translation })

  it('is added to the others, as it was typed', () => {
    expect(write(settings.titleDesc, 'Hilfe ')).toEqual({
      [settings.noticeMsg]: 'Alt',
      [settings.titleDesc]: 'Hilfe ',
    })
  })

  it('is removed when it is empty', () => {
    expect(write(settings.noticeMsg, ' ')).toEqual({})
  })

  it('of another language stands alone', () => {
    expect(withTranslation(before, before, { code: 'fr', text: 'a', translation: 'b' })).toEqual({ a: 'b' })
  })
})
