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

it('a tree keeps its ids, and names that contain the sign of a path', () => {
  const options = [
    { id: 'n', name: 'North > East', children: [{ id: 'n1', name: 'a/b', children: [] }] },
    { id: 's', name: 'South', children: [] },
  ]
  const field = { kind: 'cascader', id: 'c', name: 'Region', required: false, options, value: [] } as const
  const wire = encodeField({ ...field, options, value: [] })
  expect(toField(toDraft(wire))).toEqual(wire)
})
