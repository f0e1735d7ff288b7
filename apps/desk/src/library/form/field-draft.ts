import type { FieldKind } from '@foyer/contract/codes.ts'
import { decodeField } from '@foyer/contract/forms/codec.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import type { CascaderOption } from '@foyer/contract/forms/options.ts'
import type { WireField } from '@foyer/contract/forms/wire-field.ts'
import { fieldTypes } from '@foyer/contract/codes.ts'

/** A field while it is being written. Choices are lines; those of a tree are paths like `North > Harbour town`. */
export type FieldDraft = {
  id: string
  name: string
  kind: FieldKind
  isRequired: boolean
  lines: string
  /** Ids that a tree has already, by path: a saved tree keeps them. */
  ids?: Readonly<Record<string, string>>
}

export const fieldKinds = Object.keys(fieldTypes).filter((kind): kind is FieldKind => kind in fieldTypes)

const chosen: ReadonlySet<FieldKind> = new Set(['select', 'radio', 'checkbox', 'cascader'])

export function hasChoices(kind: FieldKind): boolean {
  return chosen.has(kind)
}

export function toDraft(wire: WireField): FieldDraft {
  const field = decodeField({ ...wire })
  const { id, name, kind, required } = field
  const draft = { id, name, kind, isRequired: required }
  if (field.kind === 'cascader')
    return {
      ...draft,
      lines: field.options.flatMap(pathsOf).join('\n'),
      ids: Object.fromEntries(field.options.flatMap((option) => idsOf(option))),
    }
  return { ...draft, lines: 'options' in field ? field.options.join('\n') : '' }
}

export function toField({ id, name, kind, isRequired, lines, ids = {} }: FieldDraft): WireField {
  const options = [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean)
  const fieldValue = kind === 'cascader' ? treeOf(options, ids) : options.map((option) => ({ name: option }))
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

/** A name on a path: the sign between two names is escaped within one. */
function onPath(name: string): string {
  return name.replaceAll('>', '\\>')
}

function pathsOf({ name, children }: CascaderOption): string[] {
  if (children.length === 0) return [onPath(name)]
  return children.flatMap((child) => pathsOf(child).map((path) => `${onPath(name)} > ${path}`))
}

function idsOf({ id, name, children }: CascaderOption, above = ''): [string, string][] {
  const path = above === '' ? name : `${above}/${name}`
  return [[path, id], ...children.flatMap((child) => idsOf(child, path))]
}

function namesOn(path: string): string[] {
  return path
    .split(/(?<!\\)>/)
    .map((name) => name.replaceAll('\\>', '>').trim())
    .filter(Boolean)
}

function treeOf(paths: readonly string[], ids: Readonly<Record<string, string>>): CascaderOption[] {
  const roots: CascaderOption[] = []
  for (const path of paths) {
    let level = roots
    let place = ''
    for (const name of namesOn(path)) {
      place = place === '' ? name : `${place}/${name}`
      const known = level.find((option) => option.name === name) ?? {
        id: ids[place] ?? place.slice(0, 64),
        name,
        children: [],
      }
      if (!level.includes(known)) level.push(known)
      level = known.children
    }
  }
  return roots
}
