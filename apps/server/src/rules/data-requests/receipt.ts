import type { ErasureReceipt } from '@foyer/contract/desk/data-requests.ts'

/** Counts files among the rows by table. */
export const storageFiles = 'storage'

type Removed = Readonly<Record<string, number>>

/** What a receipt says, without its digest. Tables are sorted, those without a row left out. */
export function receiptOf(removed: Removed, backupsUntil: number): Omit<ErasureReceipt, 'digest'> {
  const tables = Object.entries(removed)
    .filter(([table, rows]) => table !== storageFiles && rows > 0)
    .map(([table, rows]) => ({ table, rows }))
    .toSorted((a, b) => (a.table < b.table ? -1 : 1))
  return { removed: tables, files: removed[storageFiles] ?? 0, backupsUntil }
}

/** The same text for equal values, whatever the order of their fields: JSON with sorted keys and no spaces. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`)
  return `{${fields.join(',')}}`
}
