import { describe, expect, it } from 'vitest'
import { fieldTypes } from '../codes.ts'
import { decodeField } from './codec.ts'
import { encodeField } from './encode-field.ts'
import { fields } from './fields/index.ts'
import { WireField } from './wire-field.ts'

it('D-10 the nine field types have a kind each', () => {
  expect(Object.values(fieldTypes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(Object.keys(fields)).toEqual(Object.keys(fieldTypes))
})

describe.each(Object.entries(fields))('%s', (name, { kind, field, example }) => {
  it('D-10 reads back what it wrote, and both schemas agree', () => {
    const wire = WireField.parse(encodeField(example))
    expect(wire.fieldType).toBe(fieldTypes[kind])
    expect(decodeField(wire)).toEqual(example)
    expect(field.parse(example)).toEqual(example)
    expect(example.kind).toBe(name)
  })

  it('starts empty, a list as an empty list', () => {
    const { chooseValue: _, ...unanswered } = encodeField(example)
    expect(decodeField(unanswered).value).toEqual(Array.isArray(example.value) ? [] : '')
  })
})

it('options come as JSON text, as objects or as bare names', () => {
  for (const fieldValue of [
    '[{"name":"A"},{"name":"B"}]',
    [{ name: 'A' }, { name: 'B' }],
    ['A', 'B'],
    '["A","B"]',
  ])
    expect(decodeField({ fieldType: 6, fieldValue })).toMatchObject({ kind: 'select', options: ['A', 'B'] })
})

it('D-10 several choices come as a list, as JSON, or joined by commas', () => {
  for (const chooseValue of [['A', 'B'], '["A","B"]', 'A,B'])
    expect(decodeField({ fieldType: 8, chooseValue })).toMatchObject({ value: ['A', 'B'] })
  for (const chooseValue of ['', '[]', ' ', null, {}, [1, null]])
    expect(decodeField({ fieldType: 8, chooseValue })).toMatchObject({ value: [] })
})

it('an unknown type is asked for as a line of text', () => {
  for (const fieldType of [0, 10, 'x', null, undefined, {}])
    expect(decodeField({ fieldType, fieldName: 'Colour' })).toMatchObject({ kind: 'text', name: 'Colour' })
  expect(decodeField({ fieldType: '8' })).toMatchObject({ kind: 'checkbox' })
})

it('a tree of options ends where no real one reaches', () => {
  const fieldValue = '[{"id":"1","name":"a","children":'.repeat(50_000) + '[]' + '}]'.repeat(50_000)
  expect(JSON.stringify(decodeField({ fieldType: 9, fieldValue })).split('"children"')).toHaveLength(11)
})
