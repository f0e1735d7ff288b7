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

/** At the bounds and past them; foreign values in between. */
function ofRule(rule: Rule): fc.Arbitrary<unknown> {
  switch (rule.is) {
    case 'text':
      return lengths(0, 1, rule.max, rule.max + 1)
    case 'choice':
      return fc.constantFrom(...rule.of, 'other')
    case 'flag':
      return fc.boolean()
    case 'only':
      return fc.constantFrom<unknown>(rule.value, true, 2)
    case 'object':
      return ofShape(rule.shape)
    case 'attributes':
      return attributes()
  }
}

function lengths(...of: readonly number[]): fc.Arbitrary<string> {
  return fc.constantFrom(...of).map((length) => 'x'.repeat(length))
}

function attributes(): fc.Arbitrary<Record<string, string>> {
  const { most, name, value } = attributeLimits
  return fc
    .tuple(fc.constantFrom(0, 1, most, most + 1), lengths(1, name - 3, name), lengths(0, value, value + 1))
    .map(([size, key, text]) =>
      Object.fromEntries(Array.from({ length: size }, (_, at) => [`${key}${at}`, text])),
    )
}

function ofShape(shape: Shape): fc.Arbitrary<Record<string, unknown>> {
  const foreign = fc.constantFrom<unknown>(null, 7, '', [], {})
  const fields = Object.entries(shape).map(([name, rule]): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof({ weight: 9, arbitrary: ofRule(rule) }, { weight: 1, arbitrary: foreign }),
  ])
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: [] })
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

/** Also fails when the values never pass the schema, because the test would then show nothing. */
function expectAlways(
  schema: Schema,
  read: (value: unknown) => unknown,
  values: fc.Arbitrary<unknown>,
): void {
  let passed = 0
  fc.assert(
    fc.property(values, (value) => {
      if (expectAgreement(schema, read, value)) passed += 1
    }),
    { numRuns: 300 },
  )
  expect(passed).toBeGreaterThan(0)
}

it.each(Object.entries<Shape>(frameCommands))('%s: schema and reader agree on any command', (name, shape) => {
  const command = fc
    .tuple(fc.constantFrom(0, 1, 2), ofShape(shape))
    .map(([id, fields]) => ({ ...fields, id, do: name, surplus: 1 }))
  expectAlways(FrameCommand, decodeCommand, command)
})

it.each(Object.entries<Shape>(frameMessages))(
  '%s: schema and reader agree on any window message',
  (type, shape) => {
    expectAlways(
      FrameMessage,
      decodeFrameMessage,
      ofShape(shape).map((fields) => ({ ...fields, type })),
    )
  },
)

it('schema and reader agree on any first word', () => {
  expectAlways(HostHello, decodeHello, ofShape(hostHello))
})
