import { talkedSeconds } from '@foyer/core/calls/row.ts'
import type { Entry, EntryBody } from '@foyer/core/log/entry.ts'
import type { ThreadHead } from '../../rules/log/head.ts'
import { appendStatement } from '../../log/append-statement.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { runnerOf } from '../../log/runner-of.ts'
import { currentShelf } from '../../log/sections.ts'
import type { StoredCall } from './call-rows.ts'

export type Told = { entry: Entry; head: ThreadHead }

/** The log tells of a call's start and end, in the transaction that makes them true. */
export function tellStart(trx: Trx, call: StoredCall, now: number): Promise<Told> {
  return tell(trx, call, 'start', call.row.startedBy, { type: 'callStarted', ...factsOf(call) }, now)
}

export function tellEnd(trx: Trx, call: StoredCall, now: number): Promise<Told> {
  const { reason, endedBy } = call.row
  const end = { reason: reason ?? 'failed', seconds: talkedSeconds(call.row) }
  return tell(trx, call, 'end', endedBy ?? 'system', { type: 'callEnded', ...factsOf(call), ...end }, now)
}

function factsOf({ row }: StoredCall) {
  return { callId: row.id, media: row.videoType, startedBy: row.startedBy }
}

async function tell(
  trx: Trx,
  { ref, row, agentId, people }: StoredCall,
  what: 'start' | 'end',
  sender: 'visitor' | 'agent' | 'system',
  body: EntryBody,
  now: number,
): Promise<Told> {
  const agent = { id: agentId, nick: people.adminNick, face: people.adminFace }
  const entry = {
    ...ref,
    serverId: `call:${row.id}:${what}`,
    guard: { by: 'server' },
    sender,
    ...(sender === 'agent' && { agent }),
    body,
  } as const
  const [appended] = await appendStatement(runnerOf(trx), await currentShelf(trx, ref), [entry], now)
  if (appended?.outcome !== 'stored') throw new Error(`call was not told of: ${appended?.outcome}`)
  return { entry: appended.entry, head: appended.head }
}
