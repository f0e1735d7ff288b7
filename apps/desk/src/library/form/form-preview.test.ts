import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { expect, it } from 'vitest'
import { fieldKinds, toDraft } from './field-draft.ts'
import { answered, previewOf } from './form-preview.ts'

const drafts = fieldKinds.map((kind) => ({ ...toDraft(encodeField(fields[kind].example)), id: kind }))

it('D-10 every kind of field is shown as visitors see it, in order', () => {
  expect(previewOf(drafts, new Map()).map(({ field }) => field.kind)).toEqual(fieldKinds)
})

it('a question that nobody could answer is not shown yet', () => {
  const unnamed = drafts.map((draft) => ({ ...draft, name: ' ' }))
  expect(previewOf(unnamed, new Map())).toEqual([])
})

it('what was tried out stays until its question changes', () => {
  const [text, ...others] = drafts
  if (!text) throw new Error('there are no kinds')
  const shown = previewOf([text], new Map())
  const typed = shown.map(({ field }) => (field.kind === 'text' ? { ...field, value: 'A-1' } : field))
  const answers = answered(shown, typed, new Map())
  expect(previewOf([text, ...others], answers)[0]?.field).toMatchObject({ value: 'A-1' })
  expect(previewOf([{ ...text, name: 'Other' }], answers)[0]?.field).not.toMatchObject({ value: 'A-1' })
})
