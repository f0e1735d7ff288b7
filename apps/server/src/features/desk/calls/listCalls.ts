import { sql } from 'kysely'
import { listCalls } from '@foyer/contract/desk/calls.ts'
import { talkedSeconds } from '@foyer/core/calls/row.ts'
import { may } from '@foyer/core/identity/may.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { assertMay } from '../account/assert-may.ts'

export const route = serve(listCalls, async ({ cursor, limit }, { db, clock, limits }, caller) => {
  assertMay(caller, 'useCalls')
  const { tenantId, agentId } = caller
  limits.take(limitRules.read, `agent:${tenantId}:${agentId}`)
  const seesAll = may(caller.agent.role, 'seeTeam')
  const found = await pastCalls(db, tenantId)
    .$if(!seesAll, (query) => query.where('c.agent_id', '=', agentId))
    .$if(cursor !== undefined, (query) =>
      query.where(sql<boolean>`(c.started_at, c.id) < ${placeOf(cursor ?? '')}`),
    )
    .orderBy('c.started_at', 'desc')
    .orderBy('c.id', 'desc')
    // One more than asked for tells whether there is another page.
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    calls: page.map((row) => toPastCall(row, clock.now())),
    ...(found.length > limit && last && { next: `${last.started_at.getTime()}.${last.id}` }),
  }
})

function pastCalls(db: Db, tenantId: number) {
  return db
    .selectFrom('calls as c')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.id', '=', 'c.agent_id'),
    )
    .innerJoin('threads as t', (join) =>
      join.onRef('t.tenant_id', '=', 'c.tenant_id').onRef('t.id', '=', 'c.thread_id'),
    )
    .innerJoin('visitors as v', (join) =>
      join.onRef('v.tenant_id', '=', 't.tenant_id').onRef('v.user_id', '=', 't.user_id'),
    )
    .select(['c.id', 'c.video_type', 'c.started_by', 'c.reason', 'c.started_at', 'c.accepted_at'])
    .select(['c.ended_at', 't.key', 'c.agent_id', 'a.nick', 'v.name'])
    .where('c.tenant_id', '=', tenantId)
}

type Row = Awaited<ReturnType<ReturnType<typeof pastCalls>['execute']>>[number]

function toPastCall(row: Row, now: number) {
  const { reason, accepted_at, ended_at } = row
  return {
    callId: row.id,
    threadId: row.key,
    userName: row.name,
    adminId: String(row.agent_id),
    adminNick: row.nick,
    videoType: row.video_type,
    startedBy: row.started_by,
    ...(reason && { reason }),
    startTime: row.started_at.getTime(),
    seconds: talkedSeconds({
      acceptedAt: accepted_at?.getTime() ?? null,
      endedAt: ended_at?.getTime() ?? now,
    }),
  }
}

function placeOf(cursor: string) {
  const dot = cursor.indexOf('.')
  return sql`(${new Date(Number(cursor.slice(0, dot)))}::timestamptz, ${cursor.slice(dot + 1)})`
}
