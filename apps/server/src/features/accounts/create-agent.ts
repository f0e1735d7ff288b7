import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import type { AuditActor } from '../../audit/write-audit.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { hashPassword } from '../../identity/password.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'

export type NewAgent = {
  email: string
  nick: string
  role: DeskAgent['role']
  /** Left out for people who sign in at an identity provider. */
  password?: string
  /** Of the same tenant. */
  groupIds: readonly string[]
}

/**
 * An account at the desk, however it comes about. An address that has one already, in any tenant, fails with `email.taken`.
 * `actor` is whoever creates it; without one, the new agent does it themselves.
 */
export async function createAgent(
  trx: Trx,
  tenantId: number,
  { email, nick, role, password, groupIds }: NewAgent,
  { actor, now }: { actor: AuditActor | ((agentId: number) => AuditActor); now: number },
): Promise<{ agentId: number }> {
  const created = await trx
    .insertInto('agents')
    .values({
      tenant_id: tenantId,
      email,
      nick,
      role,
      password_hash: password === undefined ? null : await hashPassword(password),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw new Failed('email.taken')
  if (groupIds.length > 0)
    await trx
      .insertInto('agent_group_members')
      .values(groupIds.map((id) => ({ tenant_id: tenantId, group_id: id, agent_id: created.id })))
      .execute()
  await writeAudit(
    trx,
    typeof actor === 'function' ? actor(created.id) : actor,
    {
      action: 'createAgent',
      object: { kind: 'agent', id: String(created.id), name: nick },
      after: { email, role, groups: groupIds },
    },
    now,
  )
  return { agentId: created.id }
}
