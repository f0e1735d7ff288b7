import { expect, it } from 'vitest'
import { agentRoles } from '@foyer/contract/desk/account.ts'
import { visibilities } from '@foyer/contract/desk/visibilities.ts'
import { whySeen, type Viewer } from '@foyer/core/identity/sight.ts'
import { inSight, toSeen } from '@foyer/server/features/desk/sight-condition.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()

const [me, other] = [7, 8]
const groups = ['sales', 'support']
const kinds = [0, 1, 2, 3]
const agents = [null, me, other]

/** Every combination of what decides about a thread. */
const threads = kinds.flatMap((owner_kind) =>
  (owner_kind === 3 ? [me, other] : [0]).flatMap((owner_id) =>
    groups.flatMap((group_id) =>
      agents.flatMap((last_agent_id) =>
        agents.map((wanted_agent_id) => ({ owner_kind, owner_id, group_id, last_agent_id, wanted_agent_id })),
      ),
    ),
  ),
)

const viewers: Viewer[] = agentRoles.flatMap((role) =>
  visibilities.flatMap((visibility) =>
    [[], ['sales'], ['sales', 'support']].map((groupIds) => ({ agentId: me, role, visibility, groupIds })),
  ),
)

it('SQL and the rule agree about every thread and every viewer', async () => {
  const { db } = world.node.deps
  const { tenantId, channelId } = world.demo
  await db
    .insertInto('visitors')
    .values(threads.map((_thread, n) => ({ tenant_id: tenantId, user_id: `v${n}` })))
    .execute()
  await db
    .insertInto('threads')
    .values(
      threads.map((thread, n) => ({
        tenant_id: tenantId,
        channel_id: channelId,
        user_id: `v${n}`,
        key: `k${n}`,
        ...thread,
      })),
    )
    .execute()
  expect(viewers).toHaveLength(36)
  for (const viewer of viewers) {
    const rows = await db
      .selectFrom('threads as t')
      .select('t.key')
      .where('t.tenant_id', '=', tenantId)
      .where(inSight(viewer, 't'))
      .execute()
    const expected = threads.flatMap((thread, n) => (whySeen(viewer, toSeen(thread)) ? [`k${n}`] : []))
    expect([viewer, rows.map(({ key }) => key).toSorted()]).toEqual([viewer, expected.toSorted()])
  }
})
