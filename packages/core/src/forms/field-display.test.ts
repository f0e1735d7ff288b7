import { fields } from '@foyer/contract/forms/fields/index.ts'
import { expect, it } from 'vitest'
import { answerLines } from './answer-lines.ts'
import { pathText } from './cascader-path.ts'
import { fromDateTimeInput, toDateTimeInput } from './date-time.ts'
import { withFittingValue } from './field-value.ts'

const examples = Object.values(fields).map(({ example }) => example)

it('D-10 a date with its time goes into the control and comes back as it was', () => {
  expect(toDateTimeInput('2026-11-16 14:30')).toBe('2026-11-16T14:30')
  expect(fromDateTimeInput('2026-11-16T14:30')).toBe('2026-11-16 14:30')
  expect(fromDateTimeInput('2026-11-16T14:30:59.000')).toBe('2026-11-16 14:30')
  expect(fromDateTimeInput(toDateTimeInput(''))).toBe('')
})

it('D-10 every kind says what was answered, and nothing where nothing was', () => {
  expect(examples.map(answerLines)).toEqual([
    ['A-20931'],
    ['The lid arrived cracked.'],
    ['2026-11-03'],
    ['2026-11-16 14:30'],
    ['2'],
    ['Kettle'],
    ['A new one'],
    ['Box', 'Lid'],
    ['North / Harbour town'],
  ])
  expect(answerLines({ ...fields.text.example, value: '' })).toEqual([])
  expect(answerLines({ ...fields.checkbox.example, value: [] })).toEqual([])
})

it('a path whose options are gone is still readable', () => {
  expect(pathText(fields.cascader.example.options, ['n', 'x', 'y'])).toBe('North / x / y')
  expect(pathText([], [])).toBe('')
})

it('D-10 a value that its field cannot hold is none, everything else stays', () => {
  for (const example of examples) expect(withFittingValue(example)).toEqual(example)
  expect(withFittingValue({ ...fields.select.example, value: 'Spoon' })).toEqual({
    ...fields.select.example,
    value: '',
  })
  expect(withFittingValue({ ...fields.cascader.example, value: ['x'] })).toMatchObject({ value: [] })
})
