import type { FieldKind } from '@foyer/contract/codes.ts'
import { decodeField } from '@foyer/contract/forms/codec.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { CascaderOption } from '@foyer/contract/forms/options.ts'
import type { WireField } from '@foyer/contract/forms/wire-field.ts'
import { fieldTypes } from '@foyer/contract/codes.ts'

/** A field while it is being written. Choices are lines; those of a tree are paths like `North > Harbour town`. */
export type FieldDraft = { id: string; name: string; kind: FieldKind; isRequired: boolean; lines: string }

export const fieldKinds = Object.keys(fieldTypes).filter((kind): kind is FieldKind => kind in fieldTypes)

const chosen: ReadonlySet<FieldKind> = new Set(['select', 'radio', 'checkbox', 'cascader'])

export function hasChoices(kind: FieldKind): boolean {
  return chosen.has(kind)
}

export function toDraft(wire: WireField): FieldDraft {
  const field = decodeField({ ...wire })
  const { id, name, kind, required } = field
  const options = 'options' in field ? field.options : []
  const lines = options.flatMap((option) => (typeof option === 'string' ? [option] : pathsOf(option)))
  return { id, name, kind, isRequired: required, lines: lines.join('\n') }
}

export function toField({ id, name, kind, isRequired, lines }: FieldDraft): WireField {
  const options = [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean)
  const fieldValue = kind === 'cascader' ? treeOf(options) : options.map((option) => ({ name: option }))
  const wire = {
    fieldId: id,
    fieldName: name.trim(),
    fieldType: fieldTypes[kind],
    requiredStatus: isRequired ? 1 : 0,
  }
  return encodeField(decodeField({ ...wire, fieldValue: hasChoices(kind) ? fieldValue : '' }))
}

/** Whether somebody could fill it in. */
export function isAskable({ name, kind, lines }: FieldDraft): boolean {
  return name.trim() !== '' && (!hasChoices(kind) || lines.trim() !== '')
}

function pathsOf({ name, children }: CascaderOption): string[] {
  if (children.length === 0) return [name]
  return children.flatMap((child) => pathsOf(child).map((path) => `${name} > ${path}`))
}

function treeOf(paths: readonly string[]): CascaderOption[] {
  const roots: CascaderOption[] = []
  for (const path of paths) {
    let level = roots
    let id = ''
    for (const name of path
      .split('>')
      .map((part) => part.trim())
      .filter(Boolean)) {
      id = id === '' ? name : `${id}/${name}`
      const known = level.find((option) => option.name === name) ?? {
        id: id.slice(0, 64),
        name,
        children: [],
      }
      if (!level.includes(known)) level.push(known)
      level = known.children
    }
  }
  return roots
}
