import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eventTypes, fieldTypes } from './codes.ts'
import { msgTypes } from './messages/kinds/codecs.ts'
import { decodeEvent, decodeFrame } from './events/server-event.ts'
import { decodeFields } from './forms/codec.ts'
import { FormField } from './forms/fields/index.ts'
import { WireField } from './forms/wire-field.ts'
import { decodeFrameMessage } from './host/commands.ts'
import { FrameMessage } from './host/schemas.ts'
import { decodeContent, decodeMessage } from './messages/codec.ts'
import { kinds } from './messages/kinds/index.ts'
import { WireMessage, wireMessageExample } from './messages/wire-message.ts'
import { isFields, parseJson } from './readers.ts'

// No decoder throws, whatever it meets, and what it yields is always whole.

/** Own `valueOf`s break careless conversions. */
const trap = { valueOf: 1, toString: 1, length: -1 }
const polluted: unknown = JSON.parse(
  '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"hasOwnProperty":1}',
)

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({
    withNullPrototype: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSparseArray: true,
  }),
  fc.jsonValue(),
  fc.constantFrom(trap, polluted, null, undefined, [], {}, [[]], NaN, -1, Infinity),
)

/** Text in `msgContent`: JSON of anything, broken JSON, and the classics. */
const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom(
    'null',
    'true',
    '0',
    '[]',
    '{}',
    '""',
    '{"',
    '[null]',
    '[[]]',
    '{"__proto__":{"x":1}}',
    nested(5000),
  ),
)

/** An object whose keys are the wire's own and whose values are anything. */
function hostileObject(names: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  return fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), hostileValue)
}

const content = fc.oneof(hostileText, hostileValue)

it('D-08 any message decodes to one that is whole', () => {
  const msgTypeOrNot = fc.oneof(fc.constantFrom(...Object.values(msgTypes)), hostileValue)
  const message = fc
    .tuple(hostileObject(Object.keys(WireMessage.shape)), msgTypeOrNot, content)
    .map(([fields, msgType, msgContent]) => ({ ...fields, msgType, msgContent }))
  fc.assert(fc.property(fc.oneof(message, hostileValue), expectWhole), { numRuns: 3000 })
})

it('D-08 any content decodes to the shape of its kind', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(msgTypes)), content, (msgType, msgContent) => {
      const { kind, ...fields } = decodeContent({ msgType, msgContent })
      if (kind !== 'unsupported') expectShape(fields, kinds[kind].example)
    }),
    { numRuns: 3000 },
  )
})

it.each(Object.entries(msgTypes))('%s survives nesting as deep as a message is long', (_, msgType) => {
  expectWhole({ ...wireMessageExample, msgType, msgContent: nested(100_000) })
  expectWhole({ ...wireMessageExample, msgType, msgContent: parseJson(nested(100_000)) })
})

it('any event decodes to a known one or to nothing', () => {
  const names = [
    'seq',
    'msgTime',
    'outType',
    'reason',
    'msgId',
    'msgContent',
    'msgType',
    'videoType',
    'adminId',
  ]
  const type = fc.oneof(fc.constantFrom(...Object.values(eventTypes)), hostileValue)
  const event = fc
    .tuple(hostileObject(names), type)
    .map(([fields, event_type]) => ({ ...fields, event_type }))
  const known = [undefined, ...Object.keys(eventTypes)]
  fc.assert(
    fc.property(fc.oneof(event, hostileValue), (wire) => {
      expect(known).toContain(decodeEvent(wire)?.kind)
    }),
    { numRuns: 2000 },
  )
})

it('any frame of the stream decodes to its own type or to nothing', () => {
  const types = fc.constantFrom('hello', 'event', 'status', 'reconnect', 'refetch')
  const fields = hostileObject(['seq', 'status', 'waitIndex', 'event', 'withinMs'])
  fc.assert(
    fc.property(fields, types, (rest, type) => {
      expect([undefined, type]).toContain(decodeFrame({ ...rest, type })?.type)
    }),
  )
  fc.assert(fc.property(hostileValue, (wire) => void decodeFrame(wire)))
})

it('D-10 any form decodes to fields that their schema allows', () => {
  const type = fc.oneof(fc.constantFrom(...Object.values(fieldTypes)), hostileValue)
  const field = fc
    .tuple(hostileObject(Object.keys(WireField.shape)), type, content, content)
    .map(([rest, fieldType, fieldValue, chooseValue]) => ({ ...rest, fieldType, fieldValue, chooseValue }))
  fc.assert(
    fc.property(fc.oneof(fc.array(field), content), (wire) => {
      for (const decoded of decodeFields(wire)) expect(FormField.safeParse(decoded).success).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it('any window message of a known type decodes to what the schema allows', () => {
  const types = fc.constantFrom('updateUser', 'showIframe', 'hideIframe')
  const data = fc.oneof(hostileObject(['userName', 'phone', 'email', 'locale']), hostileValue)
  fc.assert(
    fc.property(types, data, (type, user) => {
      expect(FrameMessage.safeParse(decodeFrameMessage({ type, data: user })).success).toBe(true)
    }),
  )
  fc.assert(fc.property(hostileValue, (value) => void decodeFrameMessage(value)))
})

function expectWhole(wire: unknown): void {
  const message = decodeMessage(wire)
  for (const name of ['msgId', 'id', 'senderName', 'face', 'translation', 'quote'] as const)
    expect(typeof message[name]).toBe('string')
  for (const name of ['recalled', 'internal', 'sensitive'] as const)
    expect(typeof message[name]).toBe('boolean')
  expect(message.seq).toBeGreaterThanOrEqual(0)
  expect(message.at).toBeGreaterThanOrEqual(0)
  expect([...Object.keys(kinds), 'unsupported']).toContain(message.content.kind)
  expect(['visitor', 'agent', 'robot', 'system']).toContain(message.sender)
}

/** The same fields of the same types as the sample; lists and records may hold any number. */
function expectShape(value: unknown, sample: unknown): void {
  if (Array.isArray(sample)) return expectItems(value, sample)
  if (!isFields(sample)) return expect(typeof value).toBe(typeof sample)
  if (!isFields(value)) return expect(value).toEqual(sample)
  for (const [name, field] of Object.entries(sample)) {
    const part = value[name]
    // A record of the wire's own names: only its values have a type.
    if (name === 'headers' && isFields(part)) for (const text of Object.values(part)) expectShape(text, '')
    else expectShape(part, field)
  }
}

function expectItems(value: unknown, [sample]: readonly unknown[]): void {
  if (!Array.isArray(value)) return expect(value).toEqual([])
  for (const item of value) {
    // A field has a shape per type, which its own schema knows.
    if (isFields(sample) && 'required' in sample) expect(FormField.safeParse(item).success).toBe(true)
    else if (sample !== undefined) expectShape(item, sample)
  }
}
