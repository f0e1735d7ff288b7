import type { Selectable } from 'kysely'
import type { Call } from '@foyer/contract/calls/call.ts'
import type { CallRow } from '@foyer/core/calls/row.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import type { CallTables } from '../../platform/db/call-tables.ts'
import type { Db } from '../../platform/db/pool.ts'

/** A call as it is stored: what the rules look at, and what else belongs to it. */
export type StoredCall = {
  ref: ThreadRef
  agentId: number
  row: CallRow
  people: Pick<Call, 'adminNick' | 'adminFace' | 'userName'>
  /** The number of the last signal that passed. */
  lastSignal: number
}

/** Without an id, or with an empty one: the call that is open in the thread. */
export type CallName = ThreadRef & { callId?: string | undefined }

function callsOf(db: Db, { tenantId, threadId, callId }: CallName) {
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
    .selectAll('c')
    .select(['a.nick', 'a.face', 'v.name'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.thread_id', '=', threadId)
    .$if(!callId, (query) => query.where('c.status', '<>', 'ended'))
    .$if(Boolean(callId), (query) => query.where('c.id', '=', callId ?? ''))
}

/** Locks the call alone. Who means to write to the log as well has locked the thread before. */
export async function lockCall(trx: Trx, name: CallName): Promise<StoredCall | undefined> {
  const found = await callsOf(trx, name).forUpdate('c').executeTakeFirst()
  return found && toStored(found)
}

type Found = Selectable<CallTables['calls']> & { nick: string; face: string; name: string }

function toStored(found: Found): StoredCall {
  return {
    ref: { tenantId: found.tenant_id, threadId: found.thread_id },
    agentId: found.agent_id,
    row: toCallRow(found),
    people: { adminNick: found.nick, adminFace: found.face, userName: found.name },
    lastSignal: found.last_signal,
  }
}

function toCallRow(found: Selectable<CallTables['calls']>): CallRow {
  return {
    id: found.id,
    startedBy: found.started_by,
    videoType: found.video_type,
    status: found.status,
    reason: found.reason,
    endedBy: found.ended_by,
    startedAt: found.started_at.getTime(),
    acceptedAt: found.accepted_at?.getTime() ?? null,
    endedAt: found.ended_at?.getTime() ?? null,
    legs: { visitor: found.visitor_leg, agent: found.agent_leg },
    seenAt: { visitor: found.visitor_seen_at.getTime(), agent: found.agent_seen_at.getTime() },
    devices: found.devices,
  }
}

/** All columns that can change; the thread and the caller of a call are fixed. */
export function changingColumns(row: CallRow) {
  return {
    video_type: row.videoType,
    status: row.status,
    reason: row.reason,
    ended_by: row.endedBy,
    accepted_at: dateOf(row.acceptedAt),
    ended_at: dateOf(row.endedAt),
    visitor_leg: row.legs.visitor,
    agent_leg: row.legs.agent,
    visitor_seen_at: new Date(row.seenAt.visitor),
    agent_seen_at: new Date(row.seenAt.agent),
    devices: JSON.stringify(row.devices),
  }
}

function dateOf(at: number | null): Date | null {
  return at === null ? null : new Date(at)
}
