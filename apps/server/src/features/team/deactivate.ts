import { endSignIns } from '../../identity/end-sign-ins.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { recordPresence } from '../routing/agent-presence.ts'
import { revokeUngranted } from './invitations.ts'

/** Locks an account: nobody is signed in to it, nobody joins by its invitations, and its agent is not at the desk. */
export async function deactivate(
  trx: Trx,
  agent: { tenantId: number; agentId: number },
  now: number,
): Promise<void> {
  const { tenantId, agentId } = agent
  await trx
    .updateTable('agents')
    .set({ is_disabled: true })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .execute()
  await endSignIns(trx, agent)
  await revokeUngranted(trx, agent, () => false, now)
  await trx
    .updateTable('agent_seats')
    .set({ lease_until: now })
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .where('lease_until', '>', now)
    .execute()
  await recordPresence(trx, [agent], now)
}
