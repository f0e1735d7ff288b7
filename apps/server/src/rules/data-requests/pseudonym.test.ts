import { expect, it } from 'vitest'
import { maskedEmail, pseudonymOf } from './pseudonym.ts'

it('a pseudonym is made of the id of the request', () => {
  expect(pseudonymOf('5F-3_aQw')).toBe('Visitor 5f3a')
})

it.each([
  ['sam@shop.example', 's…@shop.example'],
  ['s@shop.example', 's…@shop.example'],
  ['😀x@shop.example', '😀…@shop.example'],
  ['', ''],
  ['@shop.example', ''],
  ['nobody', ''],
])('of %j one sees %j', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
