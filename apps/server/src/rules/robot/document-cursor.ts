import type { DocumentSort } from '@foyer/contract/desk/knowledge-limits.ts'

/** The place of the last document on a page: what the list is sorted by, and its id. */
export type DocumentPlace = { key: string | number; docId: string }

/** Ids and texts may hold any character, so the length of the id separates them. */
export function writeCursor({ key, docId }: DocumentPlace): string {
  return `${docId.length}.${docId}${key}`
}

/** Undefined: it is no cursor of this order. */
export function readCursor(sort: DocumentSort, cursor: string): DocumentPlace | undefined {
  const [, length = '', rest = ''] = /^(\d{1,2})\.(.*)$/s.exec(cursor) ?? []
  const docId = rest.slice(0, Number(length))
  const key = rest.slice(docId.length)
  if (docId === '' || docId.length !== Number(length)) return undefined
  if (sort === 'question') return { key, docId }
  return /^\d{1,15}$/.test(key) ? { key: Number(key), docId } : undefined
}

/** Patterns of SQL's `like` for texts in which every word occurs. */
export function patternsOf(words: string): string[] {
  const separate = words.normalize('NFC').toLowerCase().split(/\s+/)
  return [...new Set(separate.filter((word) => word !== ''))].map(
    (word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  )
}
