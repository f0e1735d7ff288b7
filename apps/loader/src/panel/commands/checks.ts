import { failure } from '../failure.ts'
import { isFields, isString } from '../frame/read-answer.ts'

/** Neither empty nor too long; anything else is refused, because half of it would be wrong. */
export function textOf(value: unknown, longest: number): string {
  if (!isString(value) || value === '' || value.length > longest) throw failure('invalid')
  return value
}

/** The same, where it may be missing. */
export function maybeText(value: unknown, longest: number): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : textOf(value, longest)
}

export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (!isFields(value)) throw failure('invalid')
  return value
}

/** The same, where nothing means no fields. */
export function maybeFields(value: unknown): Readonly<Record<string, unknown>> {
  return value === undefined ? {} : fieldsOf(value)
}
