import { ChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { channelSettingsExample } from '@foyer/contract/settings/channel-settings-example.ts'
import { expect, it } from 'vitest'
import { readSettingsFile } from './read-settings-file.ts'

it('an export is read back whole', () => {
  const read = readSettingsFile(JSON.stringify(channelSettingsExample))
  expect(read).toEqual({ changes: ChannelSettings.parse(channelSettingsExample), invalid: [] })
})

it('names what is no setting and what has a wrong value, and keeps the rest', () => {
  const file = { mainColor: 'javascript:1', titleDesc: 'Help', allowedOrigins: [], constructor: 1, faq: null }
  expect(readSettingsFile(JSON.stringify(file))).toEqual({
    changes: { titleDesc: 'Help' },
    invalid: ['mainColor', 'allowedOrigins', 'constructor', 'faq'],
  })
})

it('a name of objects is no setting', () => {
  expect(readSettingsFile('{"__proto__":{"mainColor":"#000000"}}')).toEqual({
    changes: {},
    invalid: ['__proto__'],
  })
})

it.each(['', '[]', '"text"', 'null', '{'])('%j is no file of settings', (text) => {
  expect(readSettingsFile(text)).toBeUndefined()
})
