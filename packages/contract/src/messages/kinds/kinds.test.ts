import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameOf } from '../../codes.ts'
import { msgTypes } from './codecs.ts'
import { isFields, parseJson } from '../../readers.ts'
import { decodeContent, encodeContent } from '../codec.ts'
import type { MessageContent } from '../content.ts'
import { WireMessage, wireMessageExample } from '../wire-message.ts'
import { kinds } from './index.ts'

const rows = Object.entries(kinds).map(([name, definition]) => [name, definition] as const)

it('D-08 every msgType of the spec has a kind, and every kind a number of its own', () => {
  expect(Object.values(msgTypes)).toEqual(
    expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 99]),
  )
  expect(new Set(Object.values(msgTypes)).size).toBe(rows.length)
})

describe.each(rows)('%s', (name, { kind, example }) => {
  const message = contentOf(kind, example)

  it('D-08 reads back what it wrote', () => {
    const wire = encodeContent(message)
    expect(nameOf(msgTypes, wire.msgType)).toBe(name)
    expect(WireMessage.safeParse({ ...wireMessageExample, ...wire }).success).toBe(true)
    expect(decodeContent(wire)).toEqual(message)
  })

  it('reads the same when a server sends the JSON already parsed', () => {
    const wire = encodeContent(message)
    const json = parseJson(wire.msgContent)
    if (isFields(json)) expect(decodeContent({ ...wire, msgContent: json })).toEqual(message)
  })
})

/** Kinds whose texts are all free: whatever is written must come back. */
const free = [
  kinds.text,
  kinds.html,
  kinds.image,
  kinds.audio,
  kinds.video,
  kinds.file,
  kinds.rich,
  kinds.goods,
]

it.each([...free, kinds.order, kinds.link, kinds.buttons])(
  '$kind: any text survives the wire',
  (definition) => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json()), { minLength: 1 }), (texts) => {
        let next = 0
        const replaced = JSON.stringify(definition.example, (_, value: unknown) =>
          typeof value === 'string' ? texts[next++ % texts.length] : value,
        )
        const message = contentOf(definition.kind, parseJson(replaced))
        expect(decodeContent(encodeContent(message))).toEqual(message)
      }),
    )
  },
)

/** The kind and the example come from the same row, which a loop over the rows cannot tell the compiler. */
function contentOf(kind: MessageContent['kind'], example: unknown): MessageContent {
  return { kind, ...Object(example) } as MessageContent
}
