import fc from 'fast-check'
import { isStorableJson } from '@foyer/contract/storable.ts'
import { expect, it } from 'vitest'
import { toBody } from './to-body.ts'

it.each([
  ['half an emoji at the end', 'cut \ud83d', 'cut \ufffd'],
  ['half an emoji at the start', '\ude00 cut', '\ufffd cut'],
  ['NUL', 'a\0b\0', 'ab'],
  ['halves the wrong way round', '\ude00\ud83d', '\ufffd\ufffd'],
  ['a whole emoji', '😀 \ud83d\ude00', '😀 😀'],
  ['control characters', '\u0001\n\t\u001f', '\u0001\n\t\u001f'],
  [
    'the words of an escape',
    String.raw`\u0000 \ud83d \\u0000 \\\ud83d`,
    String.raw`\u0000 \ud83d \\u0000 \\\ud83d`,
  ],
  ['a backslash before NUL', '\\\0', '\\'],
])('%s', (_what, text, sent) => {
  expect(JSON.parse(toBody({ text, list: [{ text }] }))).toEqual({ text: sent, list: [{ text: sent }] })
})

it('cleans keys too', () => {
  expect(JSON.parse(toBody({ params: { 'a\0b': 1, '\ud83d': 2 } }))).toEqual({
    params: { ab: 1, '\ufffd': 2 },
  })
})

it('whatever is sent can be kept, and what could be kept before is not touched', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\ud83d', '\\', '\\u0000', '"'))
  const texts = fc.array(text).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.dictionary(texts, fc.array(texts)), (fields) => {
      const sent: unknown = JSON.parse(toBody(fields))
      expect(isStorableJson(sent)).toBe(true)
      if (isStorableJson(fields)) expect(sent).toEqual(JSON.parse(JSON.stringify(fields)))
    }),
    { numRuns: 500 },
  )
})
