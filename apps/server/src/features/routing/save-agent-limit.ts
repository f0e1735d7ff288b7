import { writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { NamedAgent } from '../accounts/agent-by-email.ts'
import { recordPresence } from './agent-presence.ts'

/** How many visitors an agent may have at once, over all groups. */
export async function saveAgentLimit(
  trx: Trx,
  { tenantId, agentId, nick }: NamedAgent,
  maxThreads: number,
  { actor, now }: { actor: AuditActor; now: number },
): Promise<void> {
  const { before } = await trx
    .selectFrom('agents')
    .select('max_threads as before')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (before === maxThreads) return
  await trx
    .updateTable('agents')
    .set({ max_threads: maxThreads })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .execute()
  await recordPresence(trx, [{ tenantId, agentId }], now)
  const object = { kind: 'agent', id: String(agentId), name: nick } as const
  const change = { before: { maxThreads: before }, after: { maxThreads } }
  await writeAudit(trx, actor, { action: 'setAgentLimit', object, ...change }, now)
}
