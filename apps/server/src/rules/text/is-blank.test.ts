import { expect, it } from 'vitest'
import { isBlank } from './is-blank.ts'

it.each(['', ' ', '\t\n', '\u200b', '\u200b \u00a0\u202e', '\ufeff'])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true)
})

it.each(['Kim', '李', ' . ', '🙂', '\u200bك'])('%j is not', (text) => {
  expect(isBlank(text)).toBe(false)
})
