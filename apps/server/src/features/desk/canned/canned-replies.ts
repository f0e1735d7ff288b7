import type { CannedReply } from '@foyer/contract/desk/canned.ts'
import { may } from '@foyer/core/identity/may.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'

type Row = { id: string; agent_id: number | null; title: string; body: string }

/** Those that an agent may use. */
export function usableBy(db: Db, { tenantId, agentId }: AgentCaller) {
  return db
    .selectFrom('canned_replies')
    .select(['id', 'agent_id', 'title', 'body'])
    .where('tenant_id', '=', tenantId)
    .where((row) => row.or([row('agent_id', 'is', null), row('agent_id', '=', agentId)]))
}

export function toReply({ id, agent_id, title, body }: Row): CannedReply {
  return { id, title, text: body, isShared: agent_id === null }
}

/** One that the caller may change. A colleague's own is answered like one that does not exist. */
export async function changeable(db: Db, caller: AgentCaller, id: string): Promise<void> {
  const row = await usableBy(db, caller).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Failed('object.unknown')
  if (row.agent_id === null && !may(caller.agent.role, 'shareCanned')) throw new Failed('identity.forbidden')
}
