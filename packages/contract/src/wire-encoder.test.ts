import { expect, it } from 'vitest'
import { z } from 'zod'
import { deskStream } from './desk/thread.ts'
import { eventExamples } from './events/event.ts'
import { stream, StreamFrame } from './events/stream.ts'
import { wireEncoder } from './wire-encoder.ts'

const encode = wireEncoder(StreamFrame)

it('writes codes for names, and the fields of the schema alone', () => {
  const status = {
    type: 'status',
    seq: 4,
    status: 'queued',
    waitIndex: 2,
    waitToMs: undefined,
    note: 'x',
  } as const
  expect(encode(status)).toBe('{"type":"status","seq":4,"status":3,"waitIndex":2}')
})

it('leaves out unknown fields in lists and in what is nested', () => {
  const deep = wireEncoder(z.object({ list: z.array(z.object({ a: z.string() })).optional() }))
  expect(deep({ list: [{ a: '1' }, { a: '2', b: 'x' } as never] })).toBe('{"list":[{"a":"1"},{"a":"2"}]}')
  expect(deep({})).toBe('{}')
})

it.each(Object.values(eventExamples))('writes the event $event_type as z.encode does', (event) => {
  for (const { output } of [stream, deskStream]) {
    const frame = { type: 'event', threadId: 't', event } as never
    expect(JSON.parse(wireEncoder(output)(frame))).toEqual(z.encode<z.ZodType>(output, frame))
  }
})

it('refuses a schema that it does not know when it is made, and not when it is used', () => {
  expect(() => wireEncoder(z.object({ when: z.date() }))).toThrow(TypeError)
  const either = z.union([z.string(), z.object({ a: z.string() })])
  expect(() => wireEncoder(z.object({ either }))).toThrow(TypeError)
})
