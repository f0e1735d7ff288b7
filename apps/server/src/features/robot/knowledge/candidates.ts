import { sql } from 'kysely'
import { rarity, type Statistics } from '../../../rules/robot/rank/rarity.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { RobotScope } from './robot-scope.ts'

/** How many documents are ranked for one question. */
const mostCandidates = 30

/** A robot that knows no more than this is ranked whole: nothing is missed by the search. */
const smallRobot = 60

/** How many rows the terms of a question may reach together: the rarest come first, 'order' alone finds half a shop. */
const mostRows = 500

type Asked = { terms: readonly string[]; text: string; statistics: Statistics; now: number }

/** The documents worth ranking: those that share the rarest terms, and those whose letters are alike. */
export async function candidates(db: Db, scope: RobotScope, asked: Asked): Promise<string[]> {
  if (scope.documents <= smallRobot) return allOf(db, scope, asked.now)
  const found = await byTerms(db, scope, asked)
  if (found.length >= mostCandidates / 4) return found
  return [...new Set([...found, ...(await byLetters(db, scope, asked))])].slice(0, mostCandidates)
}

function valid(db: Db, { tenantId, robotNo, language }: RobotScope, now: number) {
  return db
    .selectFrom('knowledge_documents as d')
    .where('d.tenant_id', '=', tenantId)
    .where('d.robot_no', '=', robotNo)
    .where('d.language', '=', language)
    .where('d.is_published', '=', true)
    .where((where) => where.or([where('d.valid_from', 'is', null), where('d.valid_from', '<=', now)]))
    .where((where) => where.or([where('d.valid_until', 'is', null), where('d.valid_until', '>', now)]))
}

async function allOf(db: Db, scope: RobotScope, now: number): Promise<string[]> {
  const rows = await valid(db, scope, now).select('d.id').execute()
  return rows.map(({ id }) => id)
}

async function byTerms(db: Db, scope: RobotScope, { terms, statistics, now }: Asked): Promise<string[]> {
  const chosen = rarestOf(terms, statistics)
  if (chosen.length === 0) return []
  const weights = chosen.map((term) => rarity(statistics, term))
  const rows = await valid(db, scope, now)
    .innerJoin(
      sql<{ doc_id: string; weight: number }>`(
        select r.doc_id, sum(a.weight) as weight
        from unnest(${chosen}::text[], ${weights}::float8[]) as a(term, weight)
        join knowledge_rows r on r.terms @@ quote_literal(a.term)::tsquery
        where r.tenant_id = ${scope.tenantId} and r.robot_no = ${scope.robotNo} and r.language = ${scope.language}
        group by r.doc_id
      )`.as('f'),
      (join) => join.onRef('f.doc_id', '=', 'd.id'),
    )
    .select('d.id')
    .orderBy('f.weight', 'desc')
    .limit(mostCandidates)
    .execute()
  return rows.map(({ id }) => id)
}

function rarestOf(terms: readonly string[], { documentsWith }: Statistics): string[] {
  let rows = 0
  return terms
    .filter((term) => documentsWith(term) > 0)
    .toSorted((a, b) => documentsWith(a) - documentsWith(b))
    .filter((term, at) => {
      rows += documentsWith(term)
      return at < 2 || rows <= mostRows
    })
}

/** For questions whose words nobody wrote: mistyped beyond a letter, or cut another way. */
async function byLetters(db: Db, scope: RobotScope, { text, now }: Asked): Promise<string[]> {
  const rows = await valid(db, scope, now)
    .innerJoin('knowledge_rows as r', (join) =>
      join.onRef('r.tenant_id', '=', 'd.tenant_id').onRef('r.doc_id', '=', 'd.id'),
    )
    .select('d.id')
    .where('r.place', '>=', 0)
    .where(sql<boolean>`r.text % ${text}`)
    .groupBy('d.id')
    .orderBy(sql`max(similarity(r.text, ${text}))`, 'desc')
    .limit(mostCandidates)
    .execute()
  return rows.map(({ id }) => id)
}
