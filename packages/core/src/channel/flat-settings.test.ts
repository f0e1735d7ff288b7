import { channelSettingsExample } from '@foyer/contract/settings/channel-settings-example.ts'
import { expect, it } from 'vitest'
import { changedKeys } from '../settings/settings.ts'
import { flatPublished, flatSettings, nestedSettings } from './flat-settings.ts'

it('each language is a key of its own, and back', () => {
  const flat = flatSettings({ titleDesc: 'Help', translations: { de: { Help: 'Hilfe' }, fr: {} } })
  expect(flat).toEqual({ titleDesc: 'Help', 'translations.de': { Help: 'Hilfe' }, 'translations.fr': {} })
  expect(nestedSettings(flat)).toEqual({
    titleDesc: 'Help',
    translations: { de: { Help: 'Hilfe' }, fr: {} },
  })
  expect(nestedSettings(flatSettings(channelSettingsExample))).toEqual(channelSettingsExample)
})

it('a language without texts is none', () => {
  const published = { ...channelSettingsExample, translations: { de: {}, fr: { Help: 'Aide' } } }
  expect(Object.keys(flatPublished(published)).filter((key) => key.startsWith('translations'))).toEqual([
    'translations.fr',
  ])
})

it('documents differ in the keys whose values differ, whatever the order of fields', () => {
  const one = { a: 1, b: { x: 1, y: [{ p: 1, q: 2 }] } }
  expect(changedKeys(one, { b: { y: [{ q: 2, p: 1 }], x: 1 }, a: 1 })).toEqual([])
  expect(changedKeys(one, { a: 2, b: { x: 1, y: [] }, c: 3 })).toEqual(['a', 'b', 'c'])
})
