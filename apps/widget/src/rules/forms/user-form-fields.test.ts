import { userFormDefaults, type UserForm } from '@foyer/contract/channel/config/menus.ts'
import { fieldTypes, type FieldKind } from '@foyer/contract/codes.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { describe, expect, it } from 'vitest'
import { decideUserForm } from '@foyer/core/forms/decide-user-form.ts'
import { writeExtras } from '@foyer/core/forms/extra-answers.ts'
import { fieldWithProblem, userFormAnswers, userFormFields } from './user-form-fields.ts'
import { submissionOf } from './user-form-submission.ts'

type Entry = UserForm['userForm']['formList'][number]

const colours = [
  { label: 'Red', value: 'r' },
  { label: '', value: 'blue' },
]

/** The default form with one more entry. */
function withEntry(entry: Partial<Entry>): UserForm {
  const extra = { name: 'Colour', value: '', require: false, show: true, options: colours, ...entry } as const
  const formList = [...userFormDefaults.userForm.formList, extra]
  return { ...userFormDefaults, userFormMode: true, userForm: { ...userFormDefaults.userForm, formList } }
}

function filled(form: UserForm, values: Record<string, string | string[]>): FormField[] {
  return userFormFields(form).map(
    (field) => ({ ...field, value: values[field.id] ?? field.value }) as FormField,
  )
}

describe('D-11 the form before the chat as fields', () => {
  it('name, phone and e-mail come first, whatever they are called; then the extra ones by their type', () => {
    const fields = userFormFields(withEntry({ fieldType: 'checkbox' }))
    expect(fields.map(({ id, kind, name }) => [id, kind, name])).toEqual([
      ['0', 'text', 'Name'],
      ['1', 'text', 'Phone'],
      ['2', 'text', 'Email'],
      ['3', 'select', 'Topic'],
      ['4', 'checkbox', 'Colour'],
    ])
    expect(fields.map(({ required }) => required)).toEqual([true, false, false, false, false])
  })

  it('entries that are not shown are not asked, and the others keep their meaning', () => {
    const [name, phone, ...rest] = userFormDefaults.userForm.formList
    const formList = [{ ...name, show: false }, phone, ...rest] as Entry[]
    const form = { ...userFormDefaults, userForm: { formTitle: '', formList } }
    const fields = userFormFields(form)
    expect(fields.map(({ id }) => id)).toEqual(['1', '2', '3'])
    const answers = userFormAnswers(form, filled(form, { 1: '13800138000' }))
    expect(answers).toMatchObject({ userName: '', phone: '13800138000', email: '' })
  })

  it('an entry without a type is a line of text', () => {
    expect(userFormFields(withEntry({ options: [] })).at(-1)).toMatchObject({ kind: 'text', value: '' })
  })

  it.each([
    ['select', 'r', 'Red'],
    ['radio', 'blue', 'blue'],
    ['checkbox', 'r,blue', ['Red', 'blue']],
    ['cascader', '["r"]', ['r']],
    ['select', 'gone', ''],
    ['checkbox', 'gone', []],
    ['date', 'tomorrow', ''],
  ] as const)('%s starts with its preset %s if it can hold it', (kind, value, expected) => {
    const form = withEntry({ fieldType: kind, value })
    expect(userFormFields(form).at(-1)).toMatchObject({ kind, value: expected })
  })

  it.each<[FieldKind, string | string[], string | string[]]>([
    ['select', 'Red', 'r'],
    ['radio', 'blue', 'blue'],
    ['checkbox', ['Red', 'blue'], ['r', 'blue']],
    ['cascader', ['r'], ['r']],
    ['number', '3', '3'],
    ['dateTime', '2026-11-16 14:30', '2026-11-16 14:30'],
  ])('V-03 %s: labels are shown, values are sent, and the server takes them', (kind, chosen, sent) => {
    const form = withEntry({ fieldType: kind })
    const { extras, ...fixed } = userFormAnswers(form, filled(form, { 0: 'Sam', 4: chosen }))
    expect(extras.at(-1)).toEqual({ name: 'Colour', fieldType: fieldTypes[kind], value: sent })
    expect(decideUserForm(form, { ...fixed, formParams: writeExtras(extras) })).toHaveProperty('answers')
  })
})

describe('V-01 V-02 V-03 submitting', () => {
  const form = withEntry({ require: true, fieldType: 'checkbox' })

  it.each([
    ['V-01 a missing name', {}, { id: '0', problem: { problem: 'missing', name: 'Name' } }],
    ['V-01 a missing choice', { 0: 'Sam' }, { id: '4', problem: { problem: 'missing', name: 'Colour' } }],
    ['V-02 a wrong phone', { 0: 'Sam', 1: '123', 4: ['Red'] }, { id: '1', problem: { problem: 'phone' } }],
    ['V-03 a wrong e-mail', { 0: 'Sam', 2: 'sam', 4: ['Red'] }, { id: '2', problem: { problem: 'email' } }],
  ])('%s is refused, and the field is named', (_what, values, wrong) => {
    expect(submissionOf(form, filled(form, values))).toEqual({ wrong })
  })

  it('V-03 C-05 what is right is sent, the extra fields as JSON text', () => {
    expect(submissionOf(form, filled(form, { 0: 'Sam', 1: '13800138000', 4: ['Red'] }))).toEqual({
      submission: {
        userName: 'Sam',
        phone: '13800138000',
        email: '',
        formParams:
          '[{"name":"Topic","fieldType":6,"value":""},{"name":"Colour","fieldType":8,"value":["r"]}]',
      },
    })
  })

  it('V-01 of two entries with one name, the one that is empty', () => {
    const fields = filled(withEntry({ name: 'Name', require: true, fieldType: 'text', options: [] }), {
      0: 'Sam',
    })
    expect(fieldWithProblem(fields, { problem: 'missing', name: 'Name' })).toBe('4')
  })
})
