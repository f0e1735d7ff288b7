import { isStorableJson, isStorableText } from '@foyer/contract/storable.ts'
import { idOf, type NewEntry } from './append-statement.ts'

/**
 * PostgreSQL refuses the whole statement for one text that it cannot store. The contract refuses such texts first; this
 * keeps a gap there from failing the entries of other threads.
 */
export function isStorable(input: NewEntry): boolean {
  return isStorableText(idOf(input)) && isStorableJson(input.body)
}
