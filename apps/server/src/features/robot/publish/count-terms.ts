import { sql } from 'kysely'
import type { Trx } from '../../../log/lock-thread.ts'

/** Terms that a document has from now on, or has no longer. */
export type TermCount = { robotNo: string; language: string; terms: readonly string[]; by: 1 | -1 }
export type AddTerms = (count: TermCount) => Promise<void>

/** In order, so that two saves at once wait for each other instead of locking each other out. */
export async function countTerms(trx: Trx, tenantId: number, counts: readonly TermCount[]): Promise<void> {
  const scopes = Map.groupBy(counts, ({ robotNo, language }) => JSON.stringify([robotNo, language]))
  for (const [, ofScope] of [...scopes].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = ofScope
    const changes = sumOf(ofScope)
    if (!first || changes.size === 0) continue
    await sql`
      insert into knowledge_terms (tenant_id, robot_no, language, term, documents)
      select ${tenantId}, ${first.robotNo}, ${first.language}, term, change
      from unnest(${[...changes.keys()]}::text[], ${[...changes.values()]}::int[]) as changes (term, change) order by term
      on conflict (tenant_id, robot_no, language, term)
      do update set documents = knowledge_terms.documents + excluded.documents`.execute(trx)
  }
}

function sumOf(counts: readonly TermCount[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { terms, by } of counts) for (const term of terms) sums.set(term, (sums.get(term) ?? 0) + by)
  for (const [term, sum] of sums) if (sum === 0) sums.delete(term)
  return sums
}
