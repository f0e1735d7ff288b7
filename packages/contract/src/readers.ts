import { ignoreExpected } from './ignore-expected.ts'

/** Tolerant readers of foreign JSON: whatever is missing or of the wrong type becomes an empty value. */
export type Fields = Readonly<Record<string, unknown>>

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return ignoreExpected('foreign text may be no JSON')
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function str(fields: Fields, name: string): string {
  return textOf(fields[name])
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** Only numbers and digits: converting an object would run what it calls `valueOf`. */
export function num(fields: Fields, name: string): number {
  const value = fields[name]
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0
  return Number.isFinite(number) ? number : 0
}

/** A place in a log, an index, a count: never negative, never broken. */
export function count(fields: Fields, name: string): number {
  return Math.max(0, Math.trunc(num(fields, name)))
}

/** A switch; older servers send the digit as text. */
export function flag(fields: Fields, name: string): boolean {
  const value = fields[name]
  return value === 1 || value === '1' || value === true
}

/** The items of a list that are objects, each read by `read`; anything else in it is dropped. */
export function list<T>(fields: Fields, name: string, read: (item: Fields) => T): T[] {
  return listOf(fields[name], read)
}

/** The same for a list that has no name, or that is JSON text as lists of options are. */
export function listOf<T>(value: unknown, read: (item: Fields) => T): T[] {
  const items = typeof value === 'string' ? parseJson(value) : value
  return Array.isArray(items) ? items.filter(isFields).map((item) => read(item)) : []
}
