import { expect, it } from 'vitest'
import { linesOf, optionsOf } from './option-lines.ts'

const before = [
  { label: 'An order', value: 'order' },
  { label: 'A return', value: 'return' },
]

it('is one line for each option', () => {
  expect(linesOf(before)).toBe('An order\nA return')
})

it('a label that stays keeps its value, a new one is its own', () => {
  expect(optionsOf('A return\nA question', before)).toEqual([
    { label: 'A return', value: 'return' },
    { label: 'A question', value: 'A question' },
  ])
})

it('leaves out blank and repeated lines, and keeps to the limits', () => {
  expect(optionsOf('a\n \na\n', [])).toEqual([{ label: 'a', value: 'a' }])
  const many = Array.from({ length: 120 }, (_, at) => `Option ${at}`).join('\n')
  expect(optionsOf(many, [])).toHaveLength(100)
  expect(optionsOf('x'.repeat(300), [])[0]?.label).toHaveLength(200)
})
