type Fields = Readonly<Record<string, unknown>>

export type AuditChange = { field: string; before: unknown; after: unknown }

/** One row per field that either side has, in the order in which they were written down. */
export function auditChanges(before: Fields | undefined, after: Fields | undefined): AuditChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map((field) => ({ field, before: before?.[field], after: after?.[field] }))
}

/** The words and formats of the reader's language. */
export type ValueWords = {
  yes: string
  no: string
  none: string
  empty: string
  time: (ms: number) => string
  number: (value: number) => string
}

const timeFields: readonly string[] = ['heldSince', 'since', 'until', 'validFrom', 'validUntil', 'from', 'to']

/** A value of a field as plain text. Lists have a line for each item. */
export function valueText(field: string, value: unknown, words: ValueWords): string {
  if (value === undefined || value === null) return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return timeFields.includes(field) ? words.time(value) : words.number(value)
  if (typeof value === 'string') return value.trim() === '' ? words.empty : value
  if (!Array.isArray(value)) return JSON.stringify(value, undefined, 2)
  return value.length === 0 ? words.empty : value.map((item) => valueText('', item, words)).join('\n')
}

/** The name of a field that has no text: `maxThreads` is `Max threads`. */
export function plainName(field: string): string {
  const spaced = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
