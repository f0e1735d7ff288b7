import { describe, expect, it } from 'vitest'
import { fields as kinds } from '@foyer/contract/forms/fields/index.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import {
  answeredFields,
  editTicket,
  emptyTicketDraft,
  isTicketEmpty,
  readTicketDraft,
  sealTicket,
  ticketProblem,
} from './draft.ts'
import { ticketAnswers } from './ticket-answers.ts'

const order: FormField = { id: 'c1', name: 'Order number', kind: 'text', required: true, value: '' }
const parts: FormField = {
  id: 'c2',
  name: 'What broke',
  kind: 'checkbox',
  required: true,
  options: ['Lid', 'Handle'],
  value: [],
}
const file = { fileName: 'lid.png', fileType: 'image/png', fileUrl: '/files/1/lid.png' }
const leave = { content: true }

describe('what a ticket needs', () => {
  const whole = [
    { ...order, value: 'A-1' },
    { ...parts, value: ['Lid'] },
  ] as FormField[]

  it('V-05 a text that can be seen, first of all', () => {
    expect(ticketProblem({ content: ' \n', email: 'x' }, [order], leave)).toEqual({ at: 'content' })
    expect(ticketProblem({ content: 'A cracked lid', email: '' }, whole, leave)).toBeUndefined()
  })

  it('V-05 every required field, in the order of the form, by its name', () => {
    const said = { content: 'A cracked lid', email: '' }
    expect(ticketProblem(said, [{ ...order, value: '  ' }, parts], leave)).toEqual({
      at: 'field',
      id: 'c1',
      name: 'Order number',
    })
    expect(ticketProblem(said, [{ ...order, value: 'A-1' }, parts], leave)).toMatchObject({ id: 'c2' })
    expect(ticketProblem(said, [{ ...order, required: false }], leave)).toBeUndefined()
  })

  it('V-07 a card form asks for its fields only', () => {
    expect(ticketProblem({ content: '', email: '' }, whole, { content: false })).toBeUndefined()
    expect(ticketProblem({ content: '', email: '' }, [order], { content: false })).toMatchObject({ id: 'c1' })
  })

  it('an address that nobody could be answered at is told; none is fine', () => {
    expect(ticketProblem({ content: 'x', email: 'sam at shop' }, [], leave)).toEqual({ at: 'email' })
    expect(ticketProblem({ content: 'x', email: ' sam@shop.example ' }, [], leave)).toBeUndefined()
  })
})

describe('a draft', () => {
  it('C-36 keeps its id over tries, until anything of it changes', () => {
    const tried = sealTicket({ ...emptyTicketDraft, content: 'A cracked lid' }, 'id-1')
    expect(sealTicket(tried, 'id-2').id).toBe('id-1')
    expect(editTicket(tried, { files: [file] }).id).toBe('')
    expect(sealTicket(editTicket(tried, { email: 'a@b.example' }), 'id-2').id).toBe('id-2')
  })

  it('S-30 is read back as it was kept', () => {
    const draft = { content: 'x', email: 'y', answers: { c1: 'A-1', c2: ['Lid'] }, files: [file], id: 'id-1' }
    expect(readTicketDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it.each([
    undefined,
    null,
    'x',
    7,
    [],
    { answers: [1], files: 'x' },
    { answers: { c1: { a: 1 }, c2: [1] } },
  ])('S-30 what others left in the storage is no draft: %j', (kept) => {
    expect(readTicketDraft(kept)).toEqual(emptyTicketDraft)
  })

  it('V-05 never brings back more than three files', () => {
    const files = Array.from({ length: 5 }, (_, place) => ({ ...file, fileUrl: `/files/1/${place}` }))
    expect(readTicketDraft({ files: [{ fileName: 'no address' }, ...files] }).files).toEqual(
      files.slice(0, 3),
    )
  })

  it('is empty when nothing is in it', () => {
    expect(isTicketEmpty(emptyTicketDraft)).toBe(true)
    expect(isTicketEmpty({ ...emptyTicketDraft, answers: { c1: '', c2: [] } })).toBe(true)
    for (const change of [{ content: ' ' }, { email: 'x' }, { files: [file] }, { answers: { c2: ['Lid'] } }])
      expect(isTicketEmpty({ ...emptyTicketDraft, ...change })).toBe(false)
  })
})

describe('answers', () => {
  it('D-10 fill the fields they belong to; what a field no longer takes is no answer', () => {
    expect(answeredFields([order, parts], { c1: 'A-1', c2: ['Lid'] })).toEqual([
      { ...order, value: 'A-1' },
      { ...parts, value: ['Lid'] },
    ])
    expect(answeredFields([parts], { c2: ['Lid', 'Spout'] })).toEqual([parts])
    expect(answeredFields([order], { constructor: 'x' })).toEqual([order])
  })

  it('D-10 every kind goes as a text: choices joined by commas, a place in a tree as its ids', () => {
    const examples = Object.values(kinds).map(({ example }): FormField => example)
    const sent = ticketAnswers(examples)
    examples.forEach((field, place) => {
      const value = sent[place]?.fieldValue ?? ''
      if (field.kind === 'cascader') expect(JSON.parse(value)).toEqual(field.value)
      else if (field.kind === 'checkbox') expect(value).toBe(field.value.join(','))
      else expect(value).toBe(field.value)
    })
    expect(ticketAnswers([parts])).toEqual([{ fieldId: 'c2', fieldName: 'What broke', fieldValue: '' }])
  })
})
