import { describe, expect, it } from 'vitest'
import { userFormDefaults, type UserForm } from '@foyer/contract/channel/config/menus.ts'
import { decideUserForm } from '@foyer/core/forms/decide-user-form.ts'
import { writeExtras } from '@foyer/core/forms/extra-answers.ts'
import { userFormProblem, type UserFormAnswers } from '@foyer/core/forms/user-form.ts'

const form: UserForm = { ...userFormDefaults, userFormMode: true }
const [name, phone, email, topic] = form.userForm.formList
const filled: UserFormAnswers = { userName: 'Sam', phone: '13800138000', email: 's@x.example', extras: [] }
const submitted = { userName: 'Sam', phone: '', email: '', formParams: '' }

/** The form with its entries changed, by place. */
function asking(...changes: object[]): UserForm {
  const formList = form.userForm.formList.map((entry, place) => ({ ...entry, ...changes[place] }))
  return { ...form, userForm: { ...form.userForm, formList } }
}

describe('V-01 every entry that is required and shown is filled', () => {
  const all = asking({ require: 1 }, { require: 1 }, { require: 1 }, { require: 1 })
  const topicAnswer = { name: 'Topic', fieldType: 6, value: 'order' }

  it('passes when all of them are', () => {
    expect(userFormProblem(all, { ...filled, extras: [topicAnswer] })).toBeUndefined()
  })

  it.each([
    [name?.name, { userName: '' }],
    [name?.name, { userName: '  \n' }],
    [phone?.name, { phone: '' }],
    [email?.name, { email: '' }],
    [topic?.name, { extras: [] }],
    [topic?.name, { extras: [{ ...topicAnswer, value: '' }] }],
    [topic?.name, { extras: [{ ...topicAnswer, value: [] }] }],
  ])('names %s when it is missing', (missing, change) => {
    const answers = { ...filled, extras: [topicAnswer], ...change }
    expect(userFormProblem(all, answers)).toEqual({ problem: 'missing', name: missing })
  })

  it('D-11 the first is the name, the second the phone, the third the e-mail, by place and not by label', () => {
    const renamed = asking({ name: 'Email' }, { name: 'Name', require: 1 }, { name: 'Phone' })
    expect(userFormProblem(renamed, { ...filled, phone: '' })).toEqual({ problem: 'missing', name: 'Name' })
  })

  it('asks nothing of an entry that is hidden or not required', () => {
    const none = asking({ require: 1, show: 0 }, { require: 0 })
    expect(userFormProblem(none, { userName: '', phone: '', email: '', extras: [] })).toBeUndefined()
  })
})

describe('V-02 V-03 what is given is right', () => {
  it('the phone by the rule of the channel, only if given', () => {
    expect(userFormProblem(form, { ...filled, phone: '+49 40 5550 123' })).toEqual({ problem: 'phone' })
    const abroad: UserForm = { ...form, userFormConfig: { phoneRule: 'international' } }
    expect(userFormProblem(abroad, { ...filled, phone: '+49 40 5550 123' })).toBeUndefined()
    expect(userFormProblem(form, { ...filled, phone: '' })).toBeUndefined()
  })

  it('the e-mail, only if given', () => {
    expect(userFormProblem(form, { ...filled, email: 'sam' })).toEqual({ problem: 'email' })
    expect(userFormProblem(form, { ...filled, email: ' ' })).toBeUndefined()
  })

  it('a missing entry is told before a wrong one', () => {
    const found = userFormProblem(form, { ...filled, userName: '', phone: 'x', email: 'x' })
    expect(found).toEqual({ problem: 'missing', name: 'Name' })
  })
})

describe('V-03 the extra entries travel as JSON text', () => {
  it('are read as they were written', () => {
    const extras = [{ name: 'Topic', fieldType: 6, value: 'order' }]
    const decided = decideUserForm(form, { ...submitted, formParams: writeExtras(extras) })
    expect(decided).toEqual({ answers: { userName: 'Sam', phone: '', email: '', extras } })
  })

  it.each(['', '  ', '[]'])('may be absent: %j', (formParams) => {
    expect(decideUserForm(form, { ...submitted, formParams })).toMatchObject({ answers: { extras: [] } })
  })

  it('names and kinds are the form’s own, whatever the text claims', () => {
    const formParams = '[{"name":"Topic","value":"return","fieldType":1,"role":"owner","require":0}]'
    expect(decideUserForm(form, { ...submitted, formParams })).toMatchObject({
      answers: { extras: [{ name: 'Topic', fieldType: 6, value: 'return' }] },
    })
  })

  it.each([
    ['no JSON', '{'],
    ['no list', '{"Topic":"order"}'],
    ['text', '"Topic"'],
    ['a name that is not asked for', '[{"name":"Role","value":"owner"}]'],
    ['the name of a fixed entry', '[{"name":"Email","value":"x@x.example"}]'],
    ['a name of every object', '[{"name":"__proto__","value":"x"}]'],
    ['an entry twice', '[{"name":"Topic","value":"order"},{"name":"Topic","value":"return"}]'],
    ['an option that there is not', '[{"name":"Topic","value":"refund"}]'],
    ['a label for a value', '[{"name":"Topic","value":"An order"}]'],
    ['something that is no answer', '[null]'],
  ])('V-12 refuses %s', (_what, formParams) => {
    expect(decideUserForm(form, { ...submitted, formParams })).toEqual({ error: 'form.refused' })
  })

  it('V-12 refuses a text that is too long for its entry', () => {
    const long = asking({}, {}, {}, { fieldType: 1, options: [] })
    const formParams = JSON.stringify([{ name: 'Topic', value: 'x'.repeat(4001) }])
    expect(decideUserForm(long, { ...submitted, formParams })).toEqual({ error: 'form.refused' })
  })
})

describe('V-12 what the server makes of a form', () => {
  it('refuses one that the channel does not use', () => {
    expect(decideUserForm(userFormDefaults, submitted)).toEqual({ error: 'form.refused' })
  })

  it('tells what is missing from what is wrong', () => {
    expect(decideUserForm(form, { ...submitted, userName: ' ' })).toEqual({ error: 'form.incomplete' })
    expect(decideUserForm(form, { ...submitted, phone: '1' })).toEqual({ error: 'form.refused' })
    expect(decideUserForm(form, { ...submitted, email: 'x' })).toEqual({ error: 'form.refused' })
  })

  it('keeps no control characters, no halves of characters and no blanks around', () => {
    const decided = decideUserForm(form, {
      ...submitted,
      userName: ' S\u0000am\ud800 ',
      phone: ' 13800138000 ',
    })
    expect(decided).toMatchObject({ answers: { userName: 'Sam\ufffd', phone: '13800138000' } })
  })
})
