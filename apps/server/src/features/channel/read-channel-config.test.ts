import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  defaultChannelConfig,
  encodeChannelConfig,
  type ChannelConfig,
} from '@foyer/contract/channel/config.ts'
import { readChannelConfig } from './read-channel-config.ts'

const valid = encodeChannelConfig(defaultChannelConfig)
const settings = Object.keys(defaultChannelConfig) as (keyof ChannelConfig)[]

it('valid settings are read as they are', () => {
  expect(readChannelConfig(valid)).toEqual({ config: defaultChannelConfig, invalid: [] })
})

it('an invalid setting has its default, and the others stay', () => {
  const stored = { ...valid, language: 'de', robotNo: { not: 'a number' } }
  const { config, invalid } = readChannelConfig(stored)
  expect(invalid).toEqual(['robotNo'])
  expect(config).toEqual({ ...defaultChannelConfig, language: 'de' })
})

it.each([
  ['a list with one bad site keeps the good ones', ['https://shop.example', '<'], ['https://shop.example']],
  ['a list of bad sites opens the chat to nobody', ['<'], ['https://no-site.invalid']],
  ['something that is no list opens the chat to nobody', 'everywhere', ['https://no-site.invalid']],
])('%s', (_what, allowedOrigins, read) => {
  expect(readChannelConfig({ ...valid, allowedOrigins }).config.allowedOrigins).toEqual(read)
})

it('a setting that is newer than the row has its default, and is no mistake', () => {
  const { robotTipsFlag: _newer, ...stored } = valid
  expect(readChannelConfig(stored)).toEqual({ config: defaultChannelConfig, invalid: [] })
})

it('no list at all is the default, and is told', () => {
  const { allowedOrigins: _none, ...stored } = valid
  const { config, invalid } = readChannelConfig(stored)
  expect(config.allowedOrigins).toEqual([])
  expect(invalid).toEqual(['allowedOrigins'])
})

it.each([null, undefined, 'text', 3, [], [valid]])('%j is all defaults', (stored) => {
  expect(readChannelConfig(stored).config).toEqual(defaultChannelConfig)
})

it('whatever is stored, what is read is a valid configuration', () => {
  fc.assert(
    fc.property(fc.subarray(settings), fc.array(fc.jsonValue(), { minLength: 1 }), (names, values) => {
      const changes = Object.fromEntries(names.map((name, i) => [name, values[i % values.length]]))
      const { config, invalid } = readChannelConfig({ ...valid, ...changes })
      expect(() => encodeChannelConfig(config)).not.toThrow()
      for (const name of invalid) expect(names).toContain(name)
    }),
  )
})
