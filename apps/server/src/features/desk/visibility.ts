import { readVisibility, setVisibility, whoSees } from '@foyer/contract/desk/visibility.ts'
import { whySeen } from '@foyer/core/identity/sight.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { requireMay } from '../../identity/require-may.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { seenColumns, toSeen } from './sight-condition.ts'

const readVisibilityRoute = serve(readVisibility, async (_input, { db }, caller) => {
  requireMay(caller, 'manageTeam')
  return db
    .selectFrom('tenants')
    .select('visibility')
    .where('id', '=', caller.tenantId)
    .executeTakeFirstOrThrow()
})

/** Streams of agents whose sight changes are closed by the next sweep (agent-streams.ts). */
const setVisibilityRoute = serve(setVisibility, async ({ visibility }, { db, clock }, caller) => {
  requireMay(caller, 'manageTeam')
  const { tenantId } = caller
  await db.transaction().execute(async (trx) => {
    const tenant = await trx
      .selectFrom('tenants')
      .select(['key', 'name', 'visibility'])
      .where('id', '=', tenantId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await trx.updateTable('tenants').set({ visibility }).where('id', '=', tenantId).execute()
    await writeAudit(
      trx,
      actorOf(caller),
      {
        action: 'setVisibility',
        object: { kind: 'tenant', id: tenant.key, name: tenant.name },
        before: { visibility: tenant.visibility },
        after: { visibility },
      },
      clock.now(),
    )
  })
  return {}
})

const whoSeesRoute = serve(whoSees, async ({ threadId }, { db }, caller) => {
  requireMay(caller, 'seeTeam')
  const { tenantId } = caller
  const [thread, tenant, agents, members] = await Promise.all([
    db
      .selectFrom('threads')
      .select(seenColumns)
      .where('tenant_id', '=', tenantId)
      .where('key', '=', threadId)
      .executeTakeFirstOrThrow(() => new Failed('object.unknown')),
    db.selectFrom('tenants').select('visibility').where('id', '=', tenantId).executeTakeFirstOrThrow(),
    db
      .selectFrom('agents')
      .select(['id', 'nick', 'face', 'role'])
      .where('tenant_id', '=', tenantId)
      .where('is_disabled', '=', false)
      .orderBy('nick')
      .execute(),
    db
      .selectFrom('agent_group_members')
      .select(['agent_id', 'group_id'])
      .where('tenant_id', '=', tenantId)
      .execute(),
  ])
  const groups = Map.groupBy(members, ({ agent_id }) => agent_id)
  return {
    agents: agents.flatMap(({ id, nick, face, role }) => {
      const groupIds = (groups.get(id) ?? []).map(({ group_id }) => group_id)
      const reason = whySeen({ agentId: id, role, groupIds, ...tenant }, toSeen(thread))
      return reason ? [{ adminId: String(id), adminNick: nick, adminFace: face, reason }] : []
    }),
  }
})

export const visibilityRoutes = {
  readVisibility: readVisibilityRoute,
  setVisibility: setVisibilityRoute,
  whoSees: whoSeesRoute,
}
