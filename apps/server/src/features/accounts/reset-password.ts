import { writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import { hashPassword } from '../../identity/password.ts'
import { forgetTries } from '../../identity/sign-in-tries.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { NamedAgent } from './agent-by-email.ts'

/**
 * A new password for an agent who has lost the old one. All sign-ins and known browsers end, and wrong tries of others no
 * longer lock the account.
 */
export async function resetPassword(
  trx: Trx,
  { tenantId, agentId, email, nick }: NamedAgent,
  password: string,
  { actor, now }: { actor: AuditActor; now: number },
): Promise<{ endedSessions: number }> {
  await trx
    .updateTable('agents')
    .set({ password_hash: await hashPassword(password) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .execute()
  const sessions = await trx
    .deleteFrom('agent_sessions')
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
  await trx
    .deleteFrom('agent_devices')
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .execute()
  await forgetTries(trx, email)
  const endedSessions = Number(sessions.numDeletedRows)
  await writeAudit(
    trx,
    actor,
    {
      action: 'resetPassword',
      object: { kind: 'agent', id: String(agentId), name: nick },
      after: { endedSessions },
    },
    now,
  )
  return { endedSessions }
}
