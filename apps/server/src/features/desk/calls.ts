import { sql } from 'kysely'
import { startCall, deskCallAct, deskCallSignal, listCalls } from '@foyer/contract/desk/calls.ts'
import { talkedSeconds } from '@foyer/core/calls/row.ts'
import { may } from '@foyer/core/identity/may.ts'
import type { Deps } from '../../deps.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { StoredCall } from '../calls/call-rows.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { startCall as ring } from '../calls/start-call.ts'
import { actOnCall } from '../calls/act-on-call.ts'
import { passSignals } from '../calls/signals.ts'
import type { Db } from '../../platform/db/pool.ts'
import { requireMay } from '../../identity/require-may.ts'
import { threadRef } from './thread/thread-ref.ts'

/**
 * The agent's part in the calls of a thread. A call is with the agent who had the thread when it began, and stays theirs
 * when the thread goes to somebody else: so they learn that it ended.
 */
async function agentSide(deps: Deps, caller: AgentCaller, threadId: string) {
  requireMay(caller, 'useCalls')
  return {
    ref: await threadRef(deps, caller, threadId),
    side: 'agent' as const,
    assertTheirs(call: StoredCall): void {
      if (call.agentId !== caller.agentId) throw new Failed('thread.notYours')
    },
  }
}

const startCallRoute = serve(startCall, async ({ threadId, videoType }, deps, caller) => {
  requireMay(caller, 'useCalls')
  const { tenantId, agentId } = caller
  deps.limits.take(limitRules.deskRing, `agent:${tenantId}:${agentId}`)
  const ref = await threadRef(deps, caller, threadId)
  return { callId: await ring(deps, ref, () => ({ by: 'agent', agentId, videoType })) }
})

const deskCallActRoute = serve(deskCallAct, async (input, deps, caller) => {
  const who = `agent:${caller.tenantId}:${caller.agentId}`
  deps.limits.take(limitRules.callAct, who)
  if (input.act === 'join') deps.limits.take(limitRules.callJoin, who)
  return actOnCall(deps, await agentSide(deps, caller, input.threadId), input)
})

const deskCallSignalRoute = serve(deskCallSignal, async (input, deps, caller) => {
  deps.limits.take(limitRules.callSignal, `agent:${caller.tenantId}:${caller.agentId}`)
  await passSignals(deps, await agentSide(deps, caller, input.threadId), input)
  return {}
})

const listCallsRoute = serve(listCalls, async ({ cursor, limit }, { db, clock, limits }, caller) => {
  requireMay(caller, 'useCalls')
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

export const callsRoutes = {
  deskCallAct: deskCallActRoute,
  deskCallSignal: deskCallSignalRoute,
  listCalls: listCallsRoute,
  startCall: startCallRoute,
}
