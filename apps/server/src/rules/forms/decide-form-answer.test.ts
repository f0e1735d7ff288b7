import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import { decideFormAnswer, answerForm } from './decide-form-answer.ts'
import { hasFittingValue } from '@foyer/core/forms/field-value.ts'

const all: FormField[] = Object.values(fields).map(({ example }) => example)
const thread = { isOpen: true, owner: { kind: 'robot' } } as const

describe('what a field can hold', () => {
  it.each(all.map((field) => [field.kind, field] as const))(
    'D-10 %s: its example, and nothing',
    (_kind, field) => {
      expect(hasFittingValue(field)).toBe(true)
      expect(hasFittingValue(blank(field))).toBe(true)
    },
  )

  it.each([
    { ...fields.text.example, value: 'x'.repeat(4001) },
    { ...fields.multiline.example, value: 'x'.repeat(4001) },
    { ...fields.date.example, value: '2026-02-30' },
    { ...fields.date.example, value: '03.11.2026' },
    { ...fields.date.example, value: '2026-11-03 10:00' },
    { ...fields.dateTime.example, value: '2026-11-16' },
    { ...fields.dateTime.example, value: '2026-11-16 24:00' },
    { ...fields.dateTime.example, value: '2026-13-16 10:00' },
    { ...fields.dateTime.example, value: '2026-11-16 10:00 x' },
    { ...fields.number.example, value: 'two' },
    { ...fields.number.example, value: '0x10' },
    { ...fields.number.example, value: '1'.repeat(41) },
    { ...fields.select.example, value: 'Sofa' },
    { ...fields.radio.example, value: 'Both' },
    { ...fields.checkbox.example, value: ['Box', 'Spout'] },
    { ...fields.checkbox.example, value: ['Box', 'Box'] },
    { ...fields.cascader.example, value: ['n1'] },
    { ...fields.cascader.example, value: ['s', 'n1'] },
    { ...fields.cascader.example, value: ['n', 'n1', 'n2'] },
  ] satisfies FormField[])('V-12 $kind cannot hold $value', (field) => {
    expect(hasFittingValue(field)).toBe(false)
  })

  it.each(['0', '-3', '2.5', '.5', '1e3', '+7'])('a number may be written %s', (value) => {
    expect(hasFittingValue({ ...fields.number.example, value })).toBe(true)
  })

  it('D-10 every day of the calendar is a date', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (day) => {
        const value = day.toISOString().slice(0, 10)
        expect(hasFittingValue({ ...fields.date.example, value })).toBe(true)
      }),
    )
  })
})

describe('an answer to a form', () => {
  it('keeps the form and takes only the values', () => {
    const text = fields.text.example
    const forged = { ...text, name: 'Your password', required: false, value: 'A-1' }
    expect(answerForm([blank(text)], [forged])).toEqual({
      outcome: 'answered',
      fields: [{ ...encodeField(text), chooseValue: 'A-1' }],
    })
  })

  it('V-11 does not ask for required fields', () => {
    expect(answerForm(all, all.map(blank))).toMatchObject({ outcome: 'answered' })
  })

  it('takes the fields in any order and answers in the order of the form', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        const expected = all.map(encodeField)
        expect(answerForm(all.map(blank), shuffled)).toEqual({ outcome: 'answered', fields: expected })
      }),
    )
  })

  it('an answer without some of the fields is incomplete', () => {
    fc.assert(
      fc.property(fc.subarray(all, { maxLength: all.length - 1 }), (some) => {
        expect(answerForm(all, some)).toEqual({ outcome: 'incomplete' })
      }),
    )
  })

  it.each([
    ['a field of another id', { ...fields.text.example, id: 'other' }],
    ['a field of another kind', { ...fields.multiline.example, id: fields.text.example.id }],
  ])('V-12 refuses %s', (_what, foreign) => {
    expect(answerForm([fields.text.example], [foreign])).toEqual({ outcome: 'wrong' })
  })

  it('V-12 refuses a field twice', () => {
    const { example } = fields.text
    expect(answerForm([example], [example, example])).toEqual({ outcome: 'wrong' })
  })
})

const unchecked = { formCheckMode: false } as const

describe('C-29 answering a form message', () => {
  const answer = JSON.stringify([fields.text.example, fields.checkbox.example].map(encodeField))
  const changed = answer.replace('A-20931', 'A-1')

  it.each(['form', 'externalForm'] as const)(
    '%s: once; the same again changes nothing, another is refused',
    (kind) => {
      const content = { kind, ...kinds[kind].example } as MessageContent & { fields: FormField[] }
      const docNode = JSON.stringify(content.fields.map(encodeField))
      const body = { type: 'formAnswered', target: 4, docNode }
      expect(decideFormAnswer(thread, asked(content), docNode, unchecked)).toMatchObject({
        do: 'change',
        sender: 'visitor',
        body,
      })
      expect(decideFormAnswer(thread, asked(content, docNode), docNode, unchecked)).toEqual({ do: 'nothing' })
      const other = docNode.replace('A-20931', 'A-1')
      expect(decideFormAnswer(thread, asked(content, docNode), other, unchecked)).toEqual(
        refused('message.conflict'),
      )
    },
  )

  const form: MessageContent = { kind: 'form', ...kinds.form.example }

  it.each<[string, Entry | undefined]>([
    ['nothing there', undefined],
    ['a text', asked({ kind: 'text', text: 'hello' })],
    ['something that is no message', { ...asked(form), body: { type: 'accepted' } }],
    ['a recalled form', { ...asked(form), recalled: true }],
    ['a form among agents', { ...asked(form), internal: true }],
    ['a sensitive form', { ...asked(form), sensitive: true }],
    ['a form of the visitor', { ...asked(form), sender: 'visitor' }],
    ['a form that cannot be read', { ...asked(form), body: { type: 'message', msgType: 10, content: '{' } }],
  ])('%s is unknown', (_what, target) => {
    expect(decideFormAnswer(thread, target, answer, unchecked)).toEqual(refused('object.unknown'))
  })

  it.each([
    ['no JSON', '['],
    ['no list', '{"fieldId":"c1"}'],
    ['a field more', JSON.stringify(all.map(encodeField))],
    ['an option that there is not', answer.replace('"Lid"]', '"Spout"]')],
  ])('V-12 refuses %s', (_what, docNode) => {
    expect(decideFormAnswer(thread, asked(form), docNode, unchecked)).toEqual(refused('request.invalid'))
  })

  it('an answer to a part of it is incomplete', () => {
    const docNode = JSON.stringify([encodeField(fields.text.example)])
    expect(decideFormAnswer(thread, asked(form), docNode, unchecked)).toEqual(refused('form.incomplete'))
  })

  it('V-11 an empty required field is taken, unless the channel checks for it', () => {
    const docNode = JSON.stringify([blank(fields.text.example), fields.checkbox.example].map(encodeField))
    expect(decideFormAnswer(thread, asked(form), docNode, unchecked)).toMatchObject({ do: 'change' })
    const checked = { formCheckMode: true } as const
    expect(decideFormAnswer(thread, asked(form), docNode, checked)).toEqual(refused('form.incomplete'))
    expect(decideFormAnswer(thread, asked(form), answer, checked)).toMatchObject({ do: 'change' })
  })

  it('a form that came already sent takes no answer', () => {
    expect(decideFormAnswer(thread, asked({ ...form, submitted: true }), changed, unchecked)).toEqual(
      refused('message.conflict'),
    )
  })
})

function refused(error: string) {
  return { do: 'refuse', error }
}

function blank(field: FormField): FormField {
  return { ...field, value: Array.isArray(field.value) ? [] : '' } as FormField
}

function asked(content: MessageContent, docNode?: string): Entry {
  const { msgType, msgContent } = encodeContent(content)
  return {
    threadKey: 'thread',
    seq: 4,
    at: 1,
    clientId: 'client-4',
    sender: 'robot',
    recalled: false,
    internal: false,
    sensitive: false,
    body: { type: 'message', msgType, content: msgContent, ...(docNode && { extra: { docNode } }) },
  }
}
