import { sql } from 'kysely'
import { meantWord } from '@foyer/core/robot/rank/rank.ts'
import type { Statistics } from '@foyer/core/robot/rank/rarity.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { RobotScope } from './robot-scope.ts'

/** In how many documents each of these terms stands. */
export async function statisticsOf(db: Db, scope: RobotScope, terms: readonly string[]): Promise<Statistics> {
  const rows = await db
    .selectFrom('knowledge_terms')
    .select(['term', 'documents'])
    .where('tenant_id', '=', scope.tenantId)
    .where('robot_no', '=', scope.robotNo)
    .where('language', '=', scope.language)
    .where('term', '=', sql<string>`any(${[...terms]}::text[])`)
    .execute()
  const having = new Map(rows.map(({ term, documents }) => [term, documents]))
  return { documents: scope.documents, documentsWith: (term) => having.get(term) ?? 0 }
}

/** Words of the knowledge that a question's unknown words were probably meant to be. */
export async function meantWords(db: Db, scope: RobotScope, unknown: readonly string[]): Promise<string[]> {
  const typed = unknown.filter((word) => word.length >= 4).slice(0, 5)
  if (typed.length === 0) return []
  const { rows } = await sql<{ typed: string; term: string }>`
    select t.typed, k.term from unnest(${typed}::text[]) as t(typed)
    join knowledge_terms k on k.term % t.typed
    where k.tenant_id = ${scope.tenantId} and k.robot_no = ${scope.robotNo} and k.language = ${scope.language}
      and k.documents > 0
    order by similarity(k.term, t.typed) desc limit 100`.execute(db)
  return typed.flatMap((word) => {
    const alike = rows.filter((row) => row.typed === word).map((row) => row.term)
    return meantWord(word, alike) ?? []
  })
}
