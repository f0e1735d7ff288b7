import type { Trx } from '../log/lock-thread.ts'

/** Ends all sign-ins of an account and forgets its devices. Open streams close with the next sweep. */
export async function endSignIns(
  trx: Trx,
  { tenantId, agentId }: { tenantId: number; agentId: number },
): Promise<void> {
  for (const table of ['agent_sessions', 'agent_devices'] as const)
    await trx.deleteFrom(table).where('tenant_id', '=', tenantId).where('agent_id', '=', agentId).execute()
}
