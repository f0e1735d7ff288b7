import { expect, it } from 'vitest'
import { isStorableJson, isStorableText, toStorableJson, toStorableText } from './storable.ts'

it.each(['', 'Where is my parcel?', '👩‍👩‍👧', 'שלום', '\u200b\u202e', '\ud83d\ude00', '\uffff', '\u0001'])(
  '%j can be kept',
  (text) => {
    expect(isStorableText(text)).toBe(true)
    expect(toStorableText(text)).toBe(text)
    expect(isStorableJson({ [text]: [text] })).toBe(true)
  },
)

it.each(['\0', 'a\0b', '\ud83d', '\ude00\ud83d', 'cut \ud83d', '\udfff first'])('%j cannot', (text) => {
  expect(isStorableText(text)).toBe(false)
  expect(isStorableText(toStorableText(text))).toBe(true)
  expect(isStorableJson(text)).toBe(false)
  expect(isStorableJson({ list: [1, { deep: text }] })).toBe(false)
  expect(isStorableJson({ list: [{ [text]: 1 }] })).toBe(false)
})

it('numbers, switches and nothing can be kept', () => {
  expect([0, 1.5, -1, true, null, undefined, [], {}].every((value) => isStorableJson(value))).toBe(true)
})

it('what is nested without end cannot be kept, and does not end the program', () => {
  expect(isStorableJson(JSON.parse('['.repeat(16) + ']'.repeat(16)))).toBe(true)
  expect(isStorableJson(JSON.parse('['.repeat(17) + ']'.repeat(17)))).toBe(false)
  expect(isStorableJson(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toBe(false)
})

it('NUL is taken out, and half a character is shown as one that is missing', () => {
  expect(toStorableText('S\0am \ud83d')).toBe('Sam \ufffd')
})

it('JSON is mended: texts, keys, and what is too deep', () => {
  const value = { 'k\0': ['a\ud83d', 1, null, { deep: 'b\0' }] }
  expect(toStorableJson(value)).toEqual({ k: ['a\ufffd', 1, null, { deep: 'b' }] })
  const own = JSON.parse('{"__proto__":"v"}') as unknown
  expect(toStorableJson(own)).toEqual(own)
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
  expect(isStorableJson(toStorableJson(deep))).toBe(true)
})
