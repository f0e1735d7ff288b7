import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { visitorApi } from './api.ts'
import { deskApi } from './desk/api.ts'
import type { Endpoint } from './endpoint.ts'
import { leavesOf, type Leaf } from './input-leaves.ts'
import {
  ClientId,
  Id,
  madeStorable,
  madeStorableJson,
  maxInt4,
  ShortText,
  storableText,
  TimeBound,
  Timestamp,
  WireNumber,
  WireText,
} from './wire.ts'

const endpoints: Endpoint[] = [...Object.values(visitorApi), ...Object.values(deskApi)]
const inputs = endpoints.map(({ name, input }) => [name, input] as const)

/** Their `id` names a row of the tenant. Everywhere else it is the caller's own: the idempotency key. */
const namedByServer = ['saveCanned', 'deleteCanned', 'saveForm', 'deleteForm']

describe('every input', () => {
  it.each(inputs)('%s takes only texts that can be kept and numbers that fit', (_name, input) => {
    expect(leavesOf(input).flatMap((leaf) => complaint(leaf) ?? [])).toEqual([])
  })

  it.each(inputs)('%s has one form of client id', (name, input) => {
    const ids = leavesOf(input).filter(({ path }) => path.length === 1 && path[0] === 'id')
    for (const { schema } of ids) expect(schema).toBe(namedByServer.includes(name) ? Id : ClientId)
  })
})

describe('the walk', () => {
  it.each([
    ['a bare text', z.object({ a: z.string().max(4) })],
    ['a bare text in a list', z.object({ a: z.array(z.string()).optional() })],
    ['a bare key', z.record(z.string(), WireText)],
    ['a bare value', z.record(WireText, z.string())],
    ['one side of a choice', z.union([WireText, z.object({ a: z.string() })])],
    ['what is made of a bare text', z.string().transform((text) => text.trim())],
    [
      'what contains itself',
      z.object({
        get a(): z.ZodType {
          return z.string()
        },
      }),
    ],
    ['an address', z.email()],
    ['anything', z.object({ a: z.unknown() })],
    ['further fields', z.looseObject({})],
    ['a number without an end', z.number()],
    ['an integer that only JavaScript can hold', z.int().min(0)],
    ['one that is bounded on one side', z.number().max(4)],
  ])('finds %s', (_what, schema) => {
    expect(leavesOf(schema).flatMap((leaf) => complaint(leaf) ?? [])).toHaveLength(1)
  })

  it.each([z.any(), z.date(), z.bigint(), z.custom<string>(), z.map(WireText, WireText)])(
    'does not pass by a schema that it does not know',
    (schema) => expect(() => leavesOf(z.object({ a: schema }))).toThrow('schema of type'),
  )

  it('is content with the types of the wire and what is made of them', () => {
    const fine = z.object({
      text: WireText.min(1).max(9).regex(/x/).optional(),
      number: WireNumber.min(0),
      at: Timestamp,
      choice: z.enum(['a']),
    })
    expect(leavesOf(fine).flatMap((leaf) => complaint(leaf) ?? [])).toEqual([])
  })
})

it.each(['accepted:7', 'short', 'with space', 'zero\0zero', 'half\ud83dhalf', 'x'.repeat(65), ''])(
  '%j is no client id',
  (id) => expect(ClientId.safeParse(id).success).toBe(false),
)

it('an id that cannot be kept is refused, what somebody wrote is mended before it is measured', () => {
  expect(Id.safeParse('a\0b').success).toBe(false)
  expect(ShortText.parse('S\0am \ud83d')).toBe('Sam \ufffd')
  expect(ShortText.safeParse(`${'x'.repeat(200)}\0`).success).toBe(true)
  expect(ShortText.min(1).safeParse('\0').success).toBe(false)
})

const textChecks: readonly z.core.$ZodCheck<string>[] = [storableText, madeStorable]

/** What is wrong about a leaf; undefined when nothing is. */
function complaint({ path, schema }: Leaf): string | undefined {
  const { def } = schema._zod
  const where = path.join('.')
  if (def.type === 'string' && !textChecks.some((check) => def.checks?.includes(check)))
    return `${where}: a text`
  if (def.type === 'unknown' && !def.checks?.includes(madeStorableJson)) return `${where}: anything`
  if (def.type === 'number' && !isBounded(schema)) return `${where}: a number`
  return undefined
}

function isBounded(schema: z.core.$ZodType): boolean {
  // Both fit `bigint`.
  if (schema === Timestamp || schema === TimeBound) return true
  if (!(schema instanceof z.ZodNumber)) return false
  const { minValue, maxValue } = schema
  return minValue !== null && maxValue !== null && minValue >= -maxInt4 - 1 && maxValue <= maxInt4
}
