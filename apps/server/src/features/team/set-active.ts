import { writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import { endSignIns } from '../../identity/end-sign-ins.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { recordPresence } from '../routing/agent-presence.ts'
import { revokeUngranted } from './invitations.ts'
import type { TeamAgent } from './lock-team.ts'

/**
 * Deactivates an account of the actor's tenant, or lets it in again. A deactivated one is signed in nowhere, nobody joins
 * by its invitations, and its agent is not at the desk; what they worked on is released after that (release-work.ts).
 */
export async function setActive(
  trx: Trx,
  { id, nick, isDisabled }: TeamAgent,
  isActive: boolean,
  { actor, now }: { actor: AuditActor; now: number },
): Promise<void> {
  if (isActive !== isDisabled) return
  const { tenantId } = actor
  await trx
    .updateTable('agents')
    .set({ is_disabled: !isActive })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  if (!isActive) await leave(trx, { tenantId, agentId: id }, now)
  // Somebody else may have their place at the identity provider: the address decides once more whose account it is.
  else
    await trx
      .deleteFrom('agent_identities')
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', id)
      .execute()
  const action = isActive ? 'reactivateMember' : 'deactivateMember'
  const object = { kind: 'agent', id: String(id), name: nick } as const
  await writeAudit(trx, actor, { action, object, after: { isActive } }, now)
}

async function leave(trx: Trx, agent: { tenantId: number; agentId: number }, now: number): Promise<void> {
  await endSignIns(trx, agent)
  await revokeUngranted(trx, agent, () => false, now)
  await trx
    .updateTable('agent_seats')
    .set({ lease_until: now })
    .where('tenant_id', '=', agent.tenantId)
    .where('agent_id', '=', agent.agentId)
    .where('lease_until', '>', now)
    .execute()
  await recordPresence(trx, [agent], now)
}
