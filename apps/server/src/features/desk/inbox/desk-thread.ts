import type { Deps } from '../../../deps.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { inSight } from '../sight-condition.ts'
import { readSummaries, toSummary, type Summary } from './summaries.ts'

export type DeskThread = { ref: ThreadRef; key: string; channelKey: string; summary: Summary }

/** A thread that the agent sees, by its public key; any other is answered like one that does not exist. */
export async function deskThread({ db }: Deps, caller: AgentCaller, key: string): Promise<DeskThread> {
  const [row] = await readSummaries(db, caller.tenantId, (all) =>
    all.where('t.key', '=', key).where(inSight(caller.viewer, 't')),
  )
  if (!row) throw new Failed('object.unknown')
  const ref = { tenantId: caller.tenantId, threadId: row.id }
  return { ref, key, channelKey: row.channel_key, summary: toSummary(row) }
}

/** The agent as entries show them. */
export function faceOf({ agentId, agent }: AgentCaller) {
  return { id: agentId, nick: agent.adminNick, face: agent.adminFace }
}
