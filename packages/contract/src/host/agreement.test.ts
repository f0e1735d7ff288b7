import fc from 'fast-check'
import { expect, it } from 'vitest'
import { attributeLimits } from '../session/attribute-limits.ts'
import {
  decodeCommand,
  decodeFrameMessage,
  decodeHello,
  frameCommands,
  frameMessages,
  hostHello,
} from './commands.ts'
import type { Rule, Shape } from './fields.ts'
import { FrameCommand, FrameMessage, HostHello } from './schemas.ts'

type Kind = 'fitting' | 'any'

/** At the bounds; with `any` also past them. */
function ofRule(rule: Rule, kind: Kind): fc.Arbitrary<unknown> {
  const isAny = kind === 'any'
  switch (rule.is) {
    case 'text':
      return isAny ? lengths(0, 1, rule.max, rule.max + 1) : lengths(Math.max(1, rule.min), rule.max)
    case 'choice':
      return fc.constantFrom(...rule.of, ...(isAny ? ['other'] : []))
    case 'flag':
      return fc.boolean()
    case 'only':
      return fc.constantFrom<unknown>(rule.value, ...(isAny ? [true, 2] : []))
    case 'object':
      return ofShape(rule.shape, kind)
    case 'attributes':
      return attributes(isAny ? 1 : 0)
  }
}

function lengths(...of: readonly number[]): fc.Arbitrary<string> {
  return fc.constantFrom(...of).map((length) => 'x'.repeat(length))
}

function attributes(past: 0 | 1): fc.Arbitrary<Record<string, string>> {
  const { most, name, value } = attributeLimits
  return fc
    .tuple(
      fc.constantFrom(0, 1, most, most + past),
      lengths(1, name - 3, ...(past ? [name] : [])),
      lengths(0, value, value + past),
    )
    .map(([size, key, text]) =>
      Object.fromEntries(Array.from({ length: size }, (_, at) => [`${key}${at}`, text])),
    )
}

/** With `any`, fields are also missing or foreign. */
function ofShape(shape: Shape, kind: Kind): fc.Arbitrary<Record<string, unknown>> {
  const foreign = fc.constantFrom<unknown>(null, 7, '', [], {})
  const fields = Object.entries(shape).map(([name, rule]): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof(
      { weight: 9, arbitrary: ofRule(rule, kind) },
      { weight: kind === 'any' ? 1 : 0, arbitrary: foreign },
    ),
  ])
  const requiredKeys = Object.keys(shape).filter((name) => kind === 'fitting' && !shape[name]?.optional)
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys })
}

type Schema = { safeParse: (value: unknown) => { success: boolean; data?: unknown } }

/** A reader takes all that its schema takes, and yields nothing that its schema refuses. */
function expectAgreement(schema: Schema, read: (value: unknown) => unknown, value: unknown): boolean {
  const parsed = schema.safeParse(value)
  const found = read(value)
  if (parsed.success) {
    expect(found).toBeDefined()
    expect(found).toEqual(read(parsed.data))
  }
  if (found !== undefined) expect(schema.safeParse(found)).toEqual({ success: true, data: found })
  return parsed.success
}

/** Fitting values are made on purpose: of any values, a shape of many fields takes so few that a run may meet none. */
function expectAlways(
  schema: Schema,
  read: (value: unknown) => unknown,
  shape: Shape,
  valueOf: (fields: Record<string, unknown>, id: number) => unknown = (fields) => fields,
): void {
  fc.assert(
    fc.property(ofShape(shape, 'fitting'), fc.constantFrom(1, 2), (fields, id) => {
      expect(expectAgreement(schema, read, valueOf(fields, id))).toBe(true)
    }),
    { numRuns: 150 },
  )
  fc.assert(
    fc.property(ofShape(shape, 'any'), fc.constantFrom(0, 1, 2), (fields, id) => {
      expectAgreement(schema, read, valueOf(fields, id))
    }),
    { numRuns: 300 },
  )
}

it.each(Object.entries<Shape>(frameCommands))('%s: schema and reader agree on any command', (name, shape) => {
  expectAlways(FrameCommand, decodeCommand, shape, (fields, id) => ({ ...fields, id, do: name, surplus: 1 }))
})

it.each(Object.entries<Shape>(frameMessages))(
  '%s: schema and reader agree on any window message',
  (type, shape) => {
    expectAlways(FrameMessage, decodeFrameMessage, shape, (fields) => ({ ...fields, type }))
  },
)

it('schema and reader agree on any first word', () => {
  expectAlways(HostHello, decodeHello, hostHello)
})
