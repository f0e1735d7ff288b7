import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ChannelConfig, defaultChannelConfig, encodeChannelConfig } from './config.ts'
import { decodeChannel } from './decode-channel.ts'
import wireDefault from './default-channel.json' with { type: 'json' }

it('the encoded default channel is the same on the wire, to the letter', () => {
  expect(JSON.stringify(encodeChannelConfig(defaultChannelConfig))).toBe(JSON.stringify(wireDefault))
})

describe('decodeChannel', () => {
  it('decodes as the schema does, for every number of every coded setting', () => {
    const coded = codedIn(ChannelConfig)
    expect(coded.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['receiveMode', 'adFlag', 'fieldType']),
    )
    for (const { key, numbers } of coded)
      for (const number of numbers) {
        const wire: unknown = JSON.parse(JSON.stringify(wireDefault), (name, value: unknown) =>
          name === key && typeof value === 'number' ? number : value,
        )
        const schema = ChannelConfig.parse(wire)
        expect(decodeChannel(z.encode(ChannelConfig, schema))).toEqual(schema)
      }
  })

  it('keeps menu items whose ids are names of settings', () => {
    const [item] = defaultChannelConfig.chatMenuConfigList
    if (!item) throw new Error('no menu')
    const chatMenuConfigObj = { show: { ...item, id: 'show' }, menuType: { ...item, id: 'menuType' } }
    const config = { ...defaultChannelConfig, chatMenuConfigObj }
    expect(decodeChannel(encodeChannelConfig(config))).toEqual(config)
  })

  it('takes the first name for a number of a newer server', () => {
    const wire: unknown = JSON.parse(JSON.stringify({ ...wireDefault, receiveMode: 17 }))
    expect(decodeChannel(wire as Parameters<typeof decodeChannel>[0]).receiveMode).toBe('robot')
  })
})

it('no setting is decoded to a number of a table', () => {
  expect(
    numbersLeftIn(z.object({ a: z.literal(1), b: z.array(z.object({ c: z.literal([0, 1]) })) })),
  ).toEqual(['a', 'c'])
  expect(numbersLeftIn(ChannelConfig)).toEqual([])
})

type Leaf = { key: string; schema: unknown }

/** All schemas in a schema that hold no further ones, by the name of the field that has them. */
function leavesOf(schema: unknown, key = ''): Leaf[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => leavesOf(inner, name))
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, key)
  if (schema instanceof z.ZodOptional) return leavesOf(schema.unwrap(), key)
  if (schema instanceof z.ZodRecord) return leavesOf(schema.valueType, key)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => leavesOf(option, key))
  return [{ key, schema }]
}

function numbersLeftIn(schema: unknown): string[] {
  const isLeft = ({ schema: leaf }: Leaf) => leaf instanceof z.ZodLiteral && hasNumber(leaf)
  return leavesOf(schema)
    .filter(isLeft)
    .map(({ key }) => key)
}

function codedIn(schema: unknown): { key: string; numbers: number[] }[] {
  return leavesOf(schema).flatMap(({ key, schema: leaf }) =>
    leaf instanceof z.ZodCodec ? [{ key, numbers: numbersOf(leaf.def.in) }] : [],
  )
}

function numbersOf(schema: unknown): number[] {
  return leavesOf(schema).flatMap(({ schema: leaf }) =>
    leaf instanceof z.ZodLiteral ? [...leaf.values].filter((value) => typeof value === 'number') : [],
  )
}

function hasNumber(leaf: z.ZodLiteral): boolean {
  return [...leaf.values].some((value) => typeof value === 'number')
}
