import type { AuditAction, AuditObjectKind } from '@foyer/contract/desk/audit-actions.ts'
import type { AgentCaller } from '../platform/http/caller.ts'
import type { Db } from '../platform/db/pool.ts'
import type { Trx } from '../log/lock-thread.ts'

/** Whoever makes a change. The name is kept as it was then. */
export type AuditActor = {
  tenantId: number
  /** `operator`: a command on the server. `system`: a rule that an admin has set, which `name` tells. */
  kind: 'agent' | 'operator' | 'system'
  agentId?: number
  name: string
  address: string
  userAgent: string
}

export type AuditChange = {
  action: AuditAction
  object: { kind: AuditObjectKind; id: string; name: string }
  /** Only what changed (`changedFields`). Never a secret, and nothing that a visitor wrote. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

const maxUserAgent = 300

/** Part of the transaction that makes the change: one is never there without the other. */
export async function writeAudit(
  trx: Trx | Db,
  actor: AuditActor,
  { action, object, before, after }: AuditChange,
  now: number,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      tenant_id: actor.tenantId,
      at: now,
      actor_kind: actor.kind,
      actor_id: actor.agentId ?? null,
      actor_name: actor.name,
      action,
      object_kind: object.kind,
      object_id: object.id,
      object_name: object.name,
      before: before ?? null,
      after: after ?? null,
      address: actor.address,
      user_agent: actor.userAgent.slice(0, maxUserAgent),
    })
    .execute()
}

/** A signed-in agent as the actor of a change. */
export function actorOf({ tenantId, agentId, agent, origin }: AgentCaller): AuditActor {
  return { tenantId, kind: 'agent', agentId, name: agent.adminNick || agent.email, ...origin }
}

/** A command on the server, run by the user of the operating system that `name` tells. */
export function operatorOf(tenantId: number, name: string): AuditActor {
  return { tenantId, kind: 'operator', name, address: '', userAgent: 'foyer' }
}
