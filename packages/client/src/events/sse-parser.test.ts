import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSseParser } from './sse-parser.ts'

function parse(chunks: readonly string[]): string[] {
  const seen: string[] = []
  const feed = createSseParser((data) => seen.push(data))
  for (const chunk of chunks) feed(chunk)
  return seen
}

describe('server-sent events', () => {
  it('reads data frames and ignores comments and other fields', () => {
    expect(parse([': hi\n\n', 'event: x\nid: 4\ndata: {"a":1}\n\n', 'data:b\n\n'])).toEqual(['{"a":1}', 'b'])
  })

  it('joins the lines of one frame', () => {
    expect(parse(['data: a\ndata: b\n\n'])).toEqual(['a\nb'])
  })

  it('understands every line ending', () => {
    expect(parse(['data: a\r\n\r\ndata: b\r\rdata: c\n\n'])).toEqual(['a', 'b', 'c'])
  })

  it('gives nothing before the frame is complete', () => {
    expect(parse(['data: a', '\n'])).toEqual([])
  })

  it('does not care how the text was cut into pieces', () => {
    const frames = fc.array(
      fc.string().map((text) => JSON.stringify(text)),
      { maxLength: 5 },
    )
    const ending = fc.constantFrom('\n', '\r\n')
    fc.assert(
      fc.property(frames, ending, fc.array(fc.nat(8), { minLength: 1 }), (expected, end, sizes) => {
        const text = expected.map((data) => `: beat${end}${end}data: ${data}${end}${end}`).join('')
        expect(parse(cut(text, sizes))).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })
})

function cut(text: string, sizes: readonly number[]): string[] {
  const chunks: string[] = []
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const size = (sizes[turn % sizes.length] ?? 0) + 1
    chunks.push(text.slice(at, at + size))
    at += size
  }
  return chunks
}
