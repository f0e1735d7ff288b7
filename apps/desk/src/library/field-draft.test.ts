import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { describe, expect, it } from 'vitest'
import { fieldKinds, isAskable, toDraft, toField } from './field-draft.ts'

describe.each(fieldKinds)('D-10 a %s field', (kind) => {
  it('can be written and read again', () => {
    const draft = toDraft(encodeField(fields[kind].example))
    expect(draft).toMatchObject({ kind, name: fields[kind].example.name })
    expect(toDraft(toField(draft))).toEqual(draft)
    expect(isAskable(draft)).toBe(true)
    expect(isAskable({ ...draft, name: ' ' })).toBe(false)
  })
})

it('choices are lines, each once; a tree is paths', () => {
  const draft = { id: 'a', name: 'A', isRequired: true, lines: ' one \n\none\ntwo' }
  expect(toField({ ...draft, kind: 'radio' }).fieldValue).toBe('[{"name":"one"},{"name":"two"}]')
  const tree = toField({ ...draft, kind: 'cascader', lines: 'N > H\nN > I\nS' })
  expect(toDraft(tree).lines).toBe('N > H\nN > I\nS')
  expect(isAskable({ ...draft, kind: 'select', lines: ' ' })).toBe(false)
})
