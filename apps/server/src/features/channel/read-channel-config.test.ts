import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ChannelConfig, defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { readChannelConfig } from './read-channel-config.ts'

const settings = Object.keys(defaultChannelConfig) as (keyof ChannelConfig)[]

it('valid settings are read as they are', () => {
  expect(readChannelConfig(defaultChannelConfig)).toEqual({ config: defaultChannelConfig, invalid: [] })
})

it('an invalid setting has its default, and the others stay', () => {
  const stored = { ...defaultChannelConfig, language: 'de', robotNo: { not: 'a number' } }
  const { config, invalid } = readChannelConfig(stored)
  expect(invalid).toEqual(['robotNo'])
  expect(config).toEqual({ ...defaultChannelConfig, language: 'de' })
})

it.each([
  ['a list with one bad site keeps the good ones', ['https://shop.example', '<'], ['https://shop.example']],
  ['a list of bad sites opens the chat to nobody', ['<'], ['https://no-site.invalid']],
  ['something that is no list opens the chat to nobody', 'everywhere', ['https://no-site.invalid']],
])('%s', (_what, allowedOrigins, read) => {
  expect(readChannelConfig({ ...defaultChannelConfig, allowedOrigins }).config.allowedOrigins).toEqual(read)
})

it('a setting that is newer than the row has its default, and is no mistake', () => {
  const { robotTipsFlag: _newer, ...stored } = defaultChannelConfig
  expect(readChannelConfig(stored)).toEqual({ config: defaultChannelConfig, invalid: [] })
})

it('no list at all is the default, and is told', () => {
  const { allowedOrigins: _none, ...stored } = defaultChannelConfig
  const { config, invalid } = readChannelConfig(stored)
  expect(config.allowedOrigins).toEqual([])
  expect(invalid).toEqual(['allowedOrigins'])
})

it.each([null, undefined, 'text', 3, [], [defaultChannelConfig]])('%j is all defaults', (stored) => {
  expect(readChannelConfig(stored).config).toEqual(defaultChannelConfig)
})

it('whatever is stored, what is read is a valid configuration', () => {
  fc.assert(
    fc.property(fc.subarray(settings), fc.array(fc.jsonValue(), { minLength: 1 }), (names, values) => {
      const changes = Object.fromEntries(names.map((name, i) => [name, values[i % values.length]]))
      const { config, invalid } = readChannelConfig({ ...defaultChannelConfig, ...changes })
      expect(ChannelConfig.safeParse(config).success).toBe(true)
      for (const name of invalid) expect(names).toContain(name)
    }),
  )
})
