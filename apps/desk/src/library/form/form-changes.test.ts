import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { expect, it } from 'vitest'
import { formChanges } from './form-changes.ts'

const text = encodeField(fields.text.example)
const radio = encodeField(fields.radio.example)
const form = { title: 'Damage', fields: [text, radio], isForTickets: false }

it('names what differs, question by question', () => {
  expect(formChanges(form, form)).toEqual([])
  expect(formChanges(form, { ...form, title: 'Loss', isForTickets: true })).toEqual([
    { what: 'title', name: 'Loss' },
    { what: 'tickets', name: 'Loss' },
  ])
  expect(formChanges(form, { ...form, fields: [radio, text] })).toEqual([{ what: 'order', name: 'Damage' }])
  const added = { ...text, fieldId: 'new', fieldName: 'Why?' }
  const other = { ...radio, fieldName: 'What now?', fieldValue: '[{"name":"x"}]', requiredStatus: 0 as const }
  expect(formChanges(form, { ...form, fields: [other, added] })).toEqual([
    { what: 'removed', name: text.fieldName },
    { what: 'renamed', name: 'What now?' },
    { what: 'choices', name: 'What now?' },
    { what: 'required', name: 'What now?' },
    { what: 'added', name: 'Why?' },
  ])
  const kind = { ...form, fields: [{ ...text, fieldType: radio.fieldType }, radio] }
  expect(formChanges(form, kind)).toEqual([{ what: 'kind', name: text.fieldName }])
})
