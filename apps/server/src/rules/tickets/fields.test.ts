import { describe, expect, it } from 'vitest'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { choicesIn, answerTemplate } from './ticket-fields.ts'

const every: FormField[] = Object.values(fields).map(({ example }) => ({ ...example, required: false }))
const field = (kind: FormField['kind'], required = false): FormField => {
  const found = every.find((one) => one.kind === kind)
  if (!found) throw new Error(kind)
  return { ...found, required }
}
const answer = (asked: FormField, fieldValue: string) =>
  answerTemplate([asked], [{ fieldId: asked.id, fieldValue }])

describe('several choices in one text', () => {
  const options = ['Box', 'Lid', 'Lid, cracked', 'cracked', 'Handle, left, top']

  it.each([
    ['', []],
    [' ', []],
    ['Box', ['Box']],
    ['Box,Lid', ['Box', 'Lid']],
    ['Handle, left, top,Box', ['Handle, left, top', 'Box']],
    ['Lid, cracked', ['Lid, cracked']],
    ['Lid, cracked,cracked,Lid', ['Lid, cracked', 'cracked', 'Lid']],
    ['["Lid","Box"]', ['Lid', 'Box']],
  ])('D-10 %j is %j', (text, chosen) => {
    expect(choicesIn(text, options)).toEqual(chosen)
  })

  it.each(['Box,', ',Box', 'Box,Cup', 'box', 'Handle, left', '[1]', '["Box",{}]'])(
    'D-10 %j is none of them',
    (text) => {
      expect(choicesIn(text, options)).toBeUndefined()
    },
  )

  it('takes no longer for what fits nowhere', () => {
    const names = Array.from({ length: 30 }, (_, i) => 'a,'.repeat(i).slice(0, -1))
    expect(choicesIn(`${'a,'.repeat(1_500)}b`, names)).toBeUndefined()
  })
})

describe('the fields of a template, filled in', () => {
  it.each([
    ['text', ' A-20931\n', 'A-20931'],
    ['multiline', 'one\r\ntwo ', 'one\ntwo'],
    ['date', '2026-11-03', '2026-11-03'],
    ['dateTime', '2026-11-03 09:30', '2026-11-03 09:30'],
    ['number', '2', '2'],
    ['select', 'Kettle', 'Kettle'],
    ['checkbox', 'Box,Lid', 'Box,Lid'],
    ['cascader', 'n,n1', 'North / Harbour town'],
    ['cascader', '["n","n1"]', 'North / Harbour town'],
  ] as const)('V-05 D-10 %s takes %j', (kind, given, kept) => {
    const asked = field(kind)
    expect(answer(asked, given)).toEqual({
      outcome: 'answered',
      fields: [{ fieldId: asked.id, fieldName: asked.name, fieldValue: kept }],
    })
  })

  it('D-10 radio takes one of its options', () => {
    const asked = field('radio')
    const [first = ''] = 'options' in asked && asked.kind === 'radio' ? asked.options : []
    expect(answer(asked, first)).toMatchObject({ fields: [{ fieldValue: first }] })
    expect(answer(asked, 'none of them')).toEqual({ outcome: 'wrong' })
  })

  it.each([
    ['date', '2026-02-30'],
    ['date', 'tomorrow'],
    ['dateTime', '2026-11-03'],
    ['number', 'two'],
    ['select', 'Spoon'],
    ['checkbox', 'Box,Spoon'],
    ['checkbox', 'Box,Box'],
    ['cascader', 's,n1'],
  ] as const)('V-12 %s does not take %j', (kind, given) => {
    expect(answer(field(kind), given)).toEqual({ outcome: 'wrong' })
  })

  it.each(every.map(({ kind }) => kind))('V-05 V-07 a required %s must not be empty', (kind) => {
    const asked = field(kind, true)
    expect(answer(asked, '')).toEqual({ outcome: 'incomplete' })
    expect(answerTemplate([asked], [])).toEqual({ outcome: 'incomplete' })
    expect(answerTemplate([field(kind)], [])).toEqual({ outcome: 'answered', fields: [] })
  })

  it('V-05 blanks are no answer', () => {
    expect(answer(field('text', true), ' \t ')).toEqual({ outcome: 'incomplete' })
    expect(answer(field('multiline', true), '\u0000\n')).toEqual({ outcome: 'incomplete' })
  })

  it('V-12 a field that was not asked for, or twice the same, is refused', () => {
    const asked = field('text')
    const given = { fieldId: asked.id, fieldValue: 'x' }
    expect(answerTemplate([asked], [given, given])).toEqual({ outcome: 'wrong' })
    expect(answerTemplate([asked], [{ fieldId: '__proto__', fieldValue: 'x' }])).toEqual({ outcome: 'wrong' })
    expect(answerTemplate([], [given])).toEqual({ outcome: 'wrong' })
  })

  it('V-12 names and order are the template’s', () => {
    const [text, number] = [field('text'), field('number')]
    const given = [
      { fieldId: number.id, fieldName: 'Your password', fieldValue: '2' },
      { fieldId: text.id, fieldName: 'x', fieldValue: 'A' },
    ]
    expect(answerTemplate([text, number], given)).toMatchObject({
      fields: [
        { fieldName: text.name, fieldValue: 'A' },
        { fieldName: number.name, fieldValue: '2' },
      ],
    })
  })
})
