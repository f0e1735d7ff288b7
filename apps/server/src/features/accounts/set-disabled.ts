import { writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { NamedAgent } from './agent-by-email.ts'

/** Locks an account out, or lets it in again. A tenant keeps an owner who can sign in. */
export async function setDisabled(
  trx: Trx,
  { tenantId, agentId, nick }: NamedAgent,
  isDisabled: boolean,
  { actor, now }: { actor: AuditActor; now: number },
): Promise<void> {
  // All owners are locked: two of them cannot be disabled at the same moment.
  const owners = await trx
    .selectFrom('agents')
    .select(['id', 'is_disabled'])
    .where('tenant_id', '=', tenantId)
    .where('role', '=', 'owner')
    .orderBy('id')
    .forUpdate()
    .execute()
  const others = owners.filter((owner) => owner.id !== agentId && !owner.is_disabled)
  if (isDisabled && others.length === 0 && owners.some(({ id }) => id === agentId))
    throw new Failed('agent.needed')
  const changed = await trx
    .updateTable('agents')
    .set({ is_disabled: isDisabled })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .where('is_disabled', '=', !isDisabled)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  await writeAudit(
    trx,
    actor,
    {
      action: isDisabled ? 'disableAgent' : 'enableAgent',
      object: { kind: 'agent', id: String(agentId), name: nick },
    },
    now,
  )
}
