import type { AuditAction } from '@foyer/contract/desk/audit-actions.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import type { Post } from '../mail/given.ts'

/** The token in the last mail to an address, once there are `count` mails with a link. */
export async function lastLinkTo({ mailbox }: Post, email: string, count: number): Promise<string> {
  let token: string | undefined
  await waitUntil(
    async () => {
      const mails = await mailbox.all(email)
      token = /\/desk\/reset#token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1]
      return mails.length >= count && token !== undefined
    },
    () => `there is no link for ${email}`,
    20_000,
  )
  return token ?? ''
}

export async function signsIn(
  { world }: { world: World },
  email: string,
  password: string,
): Promise<boolean> {
  return (await world.http.call('signIn', { email, password })).body.code === 200
}

/** Whether the server knows the agent's sign-in no more. */
export async function isOver(agent: Agent): Promise<boolean> {
  return (await agent.call('whoAmI')).body.error === 'identity.expired'
}

/** A tenant of its own, for a test that changes its agents. */
export async function newTeam({ world }: { world: World }) {
  const key = `team-${newId().toLowerCase()}`
  const { tenantId } = await seedTenant(world.node.deps.db, key)
  return {
    tenantId,
    channelId: key,
    name: `Tenant ${key}`,
    ana: `ana@${key}.example`,
    ben: `ben@${key}.example`,
  }
}

/** Rows of the audit log about one action, the oldest first. */
export function auditOf({ world }: { world: World }, tenantId: number, action: AuditAction) {
  return world.node.deps.db
    .selectFrom('audit_log')
    .select(['actor_kind', 'actor_name', 'object_kind', 'object_id', 'before', 'after', 'address'])
    .where('tenant_id', '=', tenantId)
    .where('action', '=', action)
    .orderBy('id')
    .execute()
}
