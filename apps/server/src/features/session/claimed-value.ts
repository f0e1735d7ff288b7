import { sql, type RawBuilder } from 'kysely'
import type { ProvenFact } from '@foyer/core/identity/proof.ts'

/** What a visitor says of themselves, unless their site has proved it: then that stands. For an update of `visitors`. */
export function claimedValue(fact: ProvenFact, value: string): RawBuilder<string> {
  return sql<string>`case when ${fact} = any(verified_facts) then ${sql.ref(fact)} else ${value} end`
}
