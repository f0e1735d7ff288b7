import { isFields, parseJson, str } from '../readers.ts'

export type CascaderOption = { id: string; name: string; children: CascaderOption[] }

/** Deeper than any real tree; a hostile one must not exhaust the stack. */
const deepest = 10

/** The names of a flat list of options: objects with a name, or bare names, or either as JSON text. */
export function optionNames(value: unknown): string[] {
  return items(value)
    .map((item) => (isFields(item) ? str(item, 'name') : item))
    .filter((name) => typeof name === 'string')
}

export function treeOf(value: unknown, depth = 0): CascaderOption[] {
  if (depth === deepest) return []
  return items(value)
    .filter(isFields)
    .map((item) => ({
      id: str(item, 'id'),
      name: str(item, 'name'),
      children: treeOf(item['children'], depth + 1),
    }))
}

/** Reads the chosen options: a list, a list as JSON, or names joined by commas (from the ticket form). */
export function choices(value: unknown): string[] {
  const chosen = items(value).filter((item) => typeof item === 'string')
  if (chosen.length > 0 || typeof value !== 'string' || value.trim() === '') return chosen
  return Array.isArray(parseJson(value)) ? [] : value.split(',')
}

function items(value: unknown): readonly unknown[] {
  const parsed = typeof value === 'string' ? parseJson(value) : value
  return Array.isArray(parsed) ? parsed : []
}
