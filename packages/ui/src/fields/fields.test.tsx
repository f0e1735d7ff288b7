import type { FieldKind } from '@foyer/contract/codes.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { limits } from '@foyer/core/timing.ts'
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Answers } from '../messages/form/FormCard.tsx'
import { Tree } from './cascader/CascaderControl.tsx'
import type { ControlProps } from './control.ts'
import { toggled } from './controls/CheckboxControl.tsx'
import { Field } from './Field.tsx'
import { FieldList } from './FieldList.tsx'
import { rowOf } from './kinds.ts'
import { uniqueKeys } from './unique-keys.ts'

const examples: { [K in FieldKind]: FormField } = {
  text: fields.text.example,
  multiline: fields.multiline.example,
  date: fields.date.example,
  dateTime: fields.dateTime.example,
  number: fields.number.example,
  select: fields.select.example,
  radio: fields.radio.example,
  checkbox: fields.checkbox.example,
  cascader: fields.cascader.example,
}

function html(field: FormField, problem?: string): string {
  return renderToStaticMarkup(<Field field={field} onChange={() => undefined} problem={problem} />)
}

type Handler = 'onChange' | 'onToggle'
type Handles = Partial<Record<Handler, (change: unknown) => void>> & { children?: unknown }

/** What comes out when a control reports `change` through its handler. */
function changed(kind: FieldKind, handler: Handler, change: unknown): FormField | undefined {
  let result: FormField | undefined
  const props: ControlProps<FieldKind> = {
    id: 'control',
    labelId: 'label',
    field: examples[kind],
    isInvalid: false,
    describedBy: undefined,
    purpose: undefined,
    onChange: (field) => {
      result = field
    },
  }
  const Control = rowOf(kind).Control as (props: ControlProps<FieldKind>) => unknown
  function Probe() {
    report(Control(props), handler, change)
    return null
  }
  renderToStaticMarkup(<Probe />)
  return result
}

/** Calls the first such handler, from the outside in. */
function report(node: unknown, handler: Handler, change: unknown): void {
  if (!isValidElement<Handles>(node)) return
  const { [handler]: handle, children } = node.props
  if (handle) handle(change)
  else for (const child of [children].flat()) report(child, handler, change)
}

describe('D-10 every kind of field', () => {
  it.each<[FieldKind, RegExp]>([
    ['text', /<input [^>]*type="text"[^>]*value="A-20931"/],
    ['multiline', new RegExp(`<textarea [^>]*rows="${limits.textareaRows}"[^>]*>The lid arrived cracked.`)],
    ['date', /<input [^>]*type="date"[^>]*value="2026-11-03"/],
    ['dateTime', /<input [^>]*type="datetime-local"[^>]*value="2026-11-16T14:30"/],
    ['number', /<input [^>]*type="number"[^>]*value="2"/],
    ['select', /<option value="Kettle" selected="">Kettle<\/option><option value="Teapot">/],
    [
      'radio',
      /<input type="radio"[^>]*><span[^>]*>Money back<.*<input type="radio"[^>]*checked=""[^>]*\/><span[^>]*>A new one/,
    ],
    ['checkbox', /(?:<input type="checkbox"[^>]*checked="".*){2}<input type="checkbox"(?![^>]*checked)/],
    ['cascader', /<button [^>]*aria-haspopup="dialog"[^>]*>.*North \/ Harbour town/],
  ])('%s shows its example in a control of its own', (kind, control) => {
    expect(html(examples[kind])).toMatch(control)
  })

  it.each(Object.values(examples))('$kind has its name as label or legend', (field) => {
    const markup = html(field)
    const [, id] = /<label id="[^"]*" class="foyer-field-label" for="([^"]*)"/.exec(markup) ?? []
    if (id === undefined) expect(markup).toMatch(/^<fieldset[^>]*><legend[^>]*><bdi>/)
    else expect(markup).toContain(` id="${id}"`)
    expect(markup).toContain(`<bdi>${field.name}</bdi>`)
  })

  it.each<[FieldKind, Handler, unknown, string | string[]]>([
    ['text', 'onChange', { target: { value: 'B' } }, 'B'],
    ['multiline', 'onChange', { target: { value: 'B\nC' } }, 'B\nC'],
    ['date', 'onChange', { target: { value: '2027-01-31' } }, '2027-01-31'],
    ['dateTime', 'onChange', { target: { value: '2027-01-31T08:05' } }, '2027-01-31 08:05'],
    ['number', 'onChange', { target: { value: '-1.5' } }, '-1.5'],
    ['select', 'onChange', { target: { value: 'Cups' } }, 'Cups'],
    ['radio', 'onToggle', 'Money back', 'Money back'],
    ['checkbox', 'onToggle', 'Handle', ['Box', 'Lid', 'Handle']],
    ['checkbox', 'onToggle', 'Box', ['Lid']],
  ])('%s takes a new value through %s', (kind, handler, change, value) => {
    expect(changed(kind, handler, change)).toEqual({ ...examples[kind], value })
  })

  it('several choices stand in the order in which they were offered', () => {
    expect(toggled(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c'])
    expect(toggled(['a', 'b', 'b'], [], 'b')).toEqual(['b'])
    expect(toggled(['a'], ['gone'], 'a')).toEqual(['a'])
  })

  it('nothing to choose from is said', () => {
    expect(html({ ...fields.radio.example, options: [] })).toContain('field.noOptions')
    expect(html({ ...fields.checkbox.example, options: [] })).toContain('field.noOptions')
  })
})

describe('V-11 required fields', () => {
  it.each(Object.values(examples))(
    '$kind has an asterisk that is seen, and a word that is heard',
    (field) => {
      const asterisk = '<span class="foyer-field-asterisk" aria-hidden="true">*</span>'
      const spoken = /aria-required="true"|field\.required/
      const asked = html({ ...field, required: true })
      expect(asked).toContain(asterisk)
      expect(asked).toMatch(spoken)
      expect(asked).not.toMatch(/ required(?:=|>| )/)
      const free = html({ ...field, required: false })
      expect(free).not.toContain(asterisk)
      expect(free).not.toMatch(spoken)
    },
  )
})

it('V-01 what is wrong is said beside the field, and belongs to it', () => {
  const wrong = html(fields.text.example, 'Please input Order number content')
  const [, id] = /aria-describedby="([^"]*)"/.exec(wrong) ?? []
  expect(wrong).toContain('aria-invalid="true"')
  expect(wrong).toContain(`<p id="${id}" class="foyer-field-problem" role="alert">Please input`)
  expect(html(fields.text.example)).not.toMatch(/aria-invalid|alert/)
})

it('D-10 the cascader’s tree says what is open, where it is and what is chosen; one row has the tab stop', () => {
  const { options, value } = fields.cascader.example
  const markup = renderToStaticMarkup(
    <Tree label="Region" options={options} chosen={value} onChoose={() => undefined} />,
  )
  expect(markup).toMatch(/^<ul role="tree" aria-label="Region"/)
  expect(markup.match(/<div role="treeitem"[^>]*>/g)).toEqual([
    expect.stringMatching(/aria-level="1" aria-selected="false" aria-expanded="true" tabindex="-1"/i),
    expect.stringMatching(/aria-level="2" aria-selected="true" tabindex="0"/i),
    expect.stringMatching(/aria-level="1" aria-selected="false" tabindex="-1"/i),
  ])
  expect(markup.match(/<ul role="group">/g)).toHaveLength(1)
})

it('D-10 a list of fields reports the whole list, and takes ids that are the same', () => {
  const twins = [fields.text.example, { ...fields.text.example, name: 'Another' }]
  const markup = renderToStaticMarkup(<FieldList fields={twins} onChange={() => undefined} />)
  expect(markup.match(/<input /g)).toHaveLength(2)
  expect(new Set(uniqueKeys(['', '', 'a', '1-', 'a'])).size).toBe(5)
})

it('D-10 an answered form is pairs of questions and answers', () => {
  const markup = renderToStaticMarkup(<Answers fields={Object.values(examples)} />)
  expect(markup).not.toMatch(/<(?:input|select|textarea|button)/)
  expect(markup).toContain('<dt><bdi>Region</bdi></dt><dd><bdi>North / Harbour town</bdi></dd>')
  expect(markup).toContain('<dd><bdi>Box</bdi></dd><dd><bdi>Lid</bdi></dd>')
  const empty = renderToStaticMarkup(<Answers fields={[{ ...fields.text.example, value: '' }]} />)
  expect(empty).toContain('field.noAnswer')
})
