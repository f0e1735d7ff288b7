import { expect, it } from 'vitest'
import { keyOfName } from './key-of-name.ts'

it.each([
  ['Harbour Home', 'harbour-home'],
  ['Café Zürich & Söhne', 'cafe-zurich-sohne'],
  ['  --ACME--  ', 'acme'],
  ['A company whose name is longer than any key may be', 'a-company-whose-name-is-longer-t'],
])('makes a key of %s', (name, key) => {
  expect(keyOfName(name)).toBe(key)
})

it.each(['蓝海家居', 'A', '☂ ☂', ''])('makes none of %s', (name) => {
  expect(keyOfName(name)).toBe(undefined)
})
