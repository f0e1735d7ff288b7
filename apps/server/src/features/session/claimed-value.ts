import { sql, type RawBuilder } from 'kysely'
import type { ProvenFact } from '../../rules/identity/proof.ts'

/** The visitor's own value, unless their site has proved the fact. For an update of `visitors`. */
export function claimedValue(fact: ProvenFact, value: string): RawBuilder<string> {
  return sql<string>`case when ${fact} = any(verified_facts) then ${sql.ref(fact)} else ${value} end`
}
