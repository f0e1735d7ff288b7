import type { FieldKind } from '../codes.ts'
import { str, type Fields } from '../readers.ts'
import { textLimits } from '../text-limits.ts'
import { choices, optionNames, treeOf, type CascaderOption } from './options.ts'

/** What a field has beside its label. */
export type FieldShapes = {
  text: { value: string }
  one: { options: string[]; value: string }
  many: { options: string[]; value: string[] }
  /** `value` is the ids from the root to what was chosen. */
  tree: { options: CascaderOption[]; value: string[] }
}

type Label = { id: string; name: string; required: boolean }

type Kind<S extends keyof FieldShapes> = {
  shape: S
  /** Whether the field holds what its kind can hold; an empty value is not asked about. */
  fits: (field: FieldShapes[S]) => boolean
  /** A believable sample: parsed in tests, shown in the gallery, used by seeds. */
  example: Label & FieldShapes[S]
}

/** Every kind of form field (D-10), without zod, because browsers read fields. Its control is in `packages/ui/src/fields`. */
export const fieldKinds = {
  text: kind('text', isShortEnough, {
    id: 'c1',
    name: 'Order number',
    required: true,
    value: 'A-20931',
  }),
  multiline: kind('text', isShortEnough, {
    id: 'c2',
    name: 'What happened?',
    required: true,
    value: 'The lid arrived cracked.',
  }),
  /** yyyy-MM-dd, or empty. */
  date: kind('text', ({ value }) => isDay(value), {
    id: 'c3',
    name: 'Date of purchase',
    required: false,
    value: '2026-11-03',
  }),
  /** yyyy-MM-dd HH:mm, or empty. */
  dateTime: kind(
    'text',
    ({ value }) => {
      const [day = '', time = ''] = value.split(' ', 2)
      return isDay(day) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) && value.length === 16
    },
    { id: 'c4', name: 'When may we call?', required: false, value: '2026-11-16 14:30' },
  ),
  /** As it was typed: what is no number yet must not be lost. */
  number: kind(
    'text',
    ({ value }) => value.length <= 40 && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(value),
    { id: 'c5', name: 'How many pieces?', required: false, value: '2' },
  ),
  select: kind('one', isOffered, {
    id: 'c6',
    name: 'Product',
    required: true,
    options: ['Kettle', 'Teapot', 'Cups'],
    value: 'Kettle',
  }),
  radio: kind('one', isOffered, {
    id: 'c7',
    name: 'What do you prefer?',
    required: true,
    options: ['Money back', 'A new one'],
    value: 'A new one',
  }),
  checkbox: kind(
    'many',
    ({ value, options }) =>
      new Set(value).size === value.length && value.every((name) => options.includes(name)),
    {
      id: 'c8',
      name: 'What is damaged?',
      required: false,
      options: ['Box', 'Lid', 'Handle'],
      value: ['Box', 'Lid'],
    },
  ),
  cascader: kind('tree', ({ value, options }) => isPath(value, options), {
    id: 'c9',
    name: 'Region',
    required: false,
    options: [
      { id: 'n', name: 'North', children: [{ id: 'n1', name: 'Harbour town', children: [] }] },
      { id: 's', name: 'South', children: [] },
    ],
    value: ['n', 'n1'],
  }),
} satisfies Record<FieldKind, { shape: keyof FieldShapes }>

/** How each shape is on the wire: `fieldValue` has the options and `chooseValue` what was chosen. */
export const shapeReaders: { [S in keyof FieldShapes]: (wire: Fields) => FieldShapes[S] } = {
  text: (wire) => ({ value: str(wire, 'chooseValue') }),
  one: (wire) => ({ options: optionNames(wire['fieldValue']), value: str(wire, 'chooseValue') }),
  many: (wire) => ({ options: optionNames(wire['fieldValue']), value: choices(wire['chooseValue']) }),
  tree: (wire) => ({ options: treeOf(wire['fieldValue']), value: choices(wire['chooseValue']) }),
}

function kind<const S extends keyof FieldShapes>(
  shape: S,
  fits: Kind<S>['fits'],
  example: Kind<S>['example'],
): Kind<S> {
  return { shape, fits, example }
}

function isShortEnough({ value }: FieldShapes['text']): boolean {
  return value.length <= textLimits.message
}

function isOffered({ value, options }: FieldShapes['one']): boolean {
  return options.includes(value)
}

/** yyyy-MM-dd of a day that there is. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Ids from the root, each among the children of the one before. */
function isPath(ids: readonly string[], options: readonly CascaderOption[]): boolean {
  let level = options
  for (const id of ids) {
    const chosen = level.find((option) => option.id === id)
    if (!chosen) return false
    level = chosen.children
  }
  return true
}
