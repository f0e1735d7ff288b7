import { createHash } from 'node:crypto'
import type { RowSource } from '../../rules/knowledge-import/row-target.ts'

/** The same row of the same robot gets the same id in every import. The id says nothing about the text. */
export function derivedId({ robotNo, language, from }: RowSource): string {
  const text = JSON.stringify([robotNo, language.toLowerCase(), from])
  return `i-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
}
