import { sql } from 'kysely'
import type { ProposalState } from '@foyer/contract/desk/learning-words.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { strongSources } from '../../../rules/robot/learning/summarise.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'
import { countEvidence } from './proposal-repository.ts'

type Wanted = {
  state: ProposalState
  isAutomatic: boolean
  sort: 'asked' | 'newest'
  offset: number
  limit: number
}

/** Ids of a robot's proposals in the order of the list. */
export async function listIds(
  db: Db,
  { tenantId, robotNo }: RobotRef,
  { state, isAutomatic, sort, offset, limit }: Wanted,
): Promise<string[]> {
  const asked = countEvidence(sql`*`)
  const newest = state === 'open' ? sql.ref('p.asked_at') : sql.ref('p.decided_at')
  const rows = await db
    .selectFrom('knowledge_proposals as p')
    .select('p.id')
    .where('p.tenant_id', '=', tenantId)
    .where('p.robot_no', '=', robotNo)
    .where('p.state', '=', state)
    .$if(isAutomatic, (query) => query.where('p.is_automatic', '=', true))
    .$if(sort === 'asked' && state === 'open', (query) => query.orderBy(asked, 'desc'))
    .orderBy(newest, 'desc')
    .orderBy('p.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

type Supported = { minVisitors: number; brokeNoCaseSince: number; except: readonly string[]; limit: number }

/** Ids of the open proposals for which enough visitors have given strong evidence, those of most visitors first. */
export async function wellSupportedIds(
  db: Db,
  { tenantId, robotNo }: RobotRef,
  { minVisitors, brokeNoCaseSince, except, limit }: Supported,
): Promise<string[]> {
  const visitors = countEvidence(sql`distinct e.user_id`, sql`e.source = any(${strongSources})`)
  const rows = await db
    .selectFrom('knowledge_proposals as p')
    .select('p.id')
    .where('p.tenant_id', '=', tenantId)
    .where('p.robot_no', '=', robotNo)
    .where('p.state', '=', 'open')
    .where(sql<boolean>`coalesce(p.broke_case_at, 0) <= ${brokeNoCaseSince}`)
    .where(sql<boolean>`p.id <> all(${[...except]}::text[])`)
    .where(visitors, '>=', minVisitors)
    .orderBy(visitors, 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countProposals(db: Db, { tenantId, robotNo }: RobotRef) {
  const count = (where: string) => sql<number>`count(*) filter (where state = ${where})::int`
  return db
    .selectFrom('knowledge_proposals')
    .select([
      count('open').as('open'),
      count('accepted').as('accepted'),
      count('dismissed').as('dismissed'),
      sql<number>`count(*) filter (where is_automatic and state = 'accepted')::int`.as('automatic'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('robot_no', '=', robotNo)
    .executeTakeFirstOrThrow()
}
