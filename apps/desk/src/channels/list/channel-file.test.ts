import { channelSettingsExample } from '@foyer/contract/settings/channel-settings-example.ts'
import { expect, it } from 'vitest'
import { channelFile, readChannelFile } from './channel-file.ts'

const exported = channelFile({ channelId: 'shop', name: 'Shop', settings: channelSettingsExample, at: 0 })

it('an exported channel is read back', () => {
  expect(exported.name).toBe('channel-shop.json')
  const read = readChannelFile(exported.text)
  expect(read).toMatchObject({ isReadable: true, name: 'Shop' })
  expect(read.isReadable && JSON.parse(read.settings)).toEqual(channelSettingsExample)
})

it('names neither the channel’s key nor the sites that show it', () => {
  const content = JSON.parse(exported.text) as { settings: object }
  expect(Object.keys(content.settings)).not.toContain('allowedOrigins')
  expect(exported.text).not.toContain('"channelId"')
})

it.each(['', '{}', '[]', '{"format":"other","settings":{}}', '{"format":"foyer.channel","settings":[]}'])(
  '%j is no exported channel',
  (text) => {
    expect(readChannelFile(text)).toEqual({ isReadable: false, problem: 'format' })
  },
)

it('says when a later release wrote the file', () => {
  const text = exported.text.replace('"formatVersion": 1', '"formatVersion": 2')
  expect(readChannelFile(text)).toEqual({ isReadable: false, problem: 'newer' })
})
