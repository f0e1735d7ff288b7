import type { TextLimits } from '@foyer/contract/text-limits.ts'
import { failure } from '../failure.ts'
import { isFields, isString } from '../frame/read-answer.ts'

/** The contract's numbers, of which this script may import the types only. */
export const longest: Pick<TextLimits, 'id' | 'locale' | 'short' | 'url' | 'message' | 'token'> = {
  id: 64,
  locale: 16,
  short: 200,
  url: 2000,
  message: 4000,
  token: 4000,
}

/** Neither empty nor too long; anything else is refused, because half of it would be wrong. */
export function textOf(value: unknown, most: number): string {
  if (!isString(value) || value === '' || value.length > most) throw failure('invalid')
  return value
}

/** The same, where it may be missing. */
export function maybeText(value: unknown, most: number): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : textOf(value, most)
}

export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (!isFields(value)) throw failure('invalid')
  return value
}

/** The same, where nothing means no fields. */
export function maybeFields(value: unknown): Readonly<Record<string, unknown>> {
  return value === undefined ? {} : fieldsOf(value)
}
