import { expect, it } from 'vitest'
import { operatorOf } from '@foyer/server/audit/write-audit.ts'
import { GroupInput, storeGroup } from '@foyer/server/features/routing/save-group.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

async function saveGroup(input: object): Promise<void> {
  const { tenantId } = world.demo
  const by = { actor: operatorOf(tenantId, 'root'), now: world.node.deps.clock.now() }
  await world.node.deps.db
    .transaction()
    .execute((trx) => storeGroup(trx, tenantId, GroupInput.parse(input), by))
}

async function askIn(input: Record<string, unknown> = {}): Promise<string> {
  const visitor = await Visitor.start(world.http)
  await visitor.call('transferAgent', input)
  const { group_id } = await world.node.deps.db
    .selectFrom('threads')
    .select('group_id')
    .where('user_id', '=', visitor.started.userId)
    .executeTakeFirstOrThrow()
  return group_id
}

it('S-20 a visitor waits in the group they chose, else in the channel’s, else in everybody’s', async () => {
  await saveGroup({ id: 'orders', name: 'Orders', agents: ['ana@demo.example'] })
  expect(await askIn()).toBe('default')
  expect(await askIn({ groupId: 'orders' })).toBe('orders')
  expect(await askIn({ groupId: 'no such group' })).toBe('default')
  const advice = { id: 'advice', name: 'Advice', agents: ['Ben@demo.example'], channels: ['demo'] }
  await saveGroup(advice)
  expect(await askIn()).toBe('advice')
  expect(await askIn({ groupId: 'orders' })).toBe('orders')
  await saveGroup({ ...advice, channels: [] })
  expect(await askIn({ groupId: '' })).toBe('default')
})

it('a saved group is written down with what changed, and the same again is not', async () => {
  const group = { id: 'noted', name: 'Noted', agents: ['ana@demo.example'] }
  await saveGroup(group)
  await saveGroup({ ...group, queueLimit: 3 })
  await saveGroup({ ...group, queueLimit: 3 })
  const rows = await world.node.deps.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after', 'actor_name'])
    .where('object_kind', '=', 'group')
    .where('object_id', '=', 'noted')
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { action: 'saveGroup', actor_name: 'root', before: {}, after: { members: ['Ana'] } },
    { action: 'saveGroup', before: { queueLimit: 100 }, after: { queueLimit: 3 } },
  ])
})

it('a group with somebody unknown in it, or with hours nobody can read, is not saved', async () => {
  const group = { id: 'odd', name: 'Odd', agents: ['nobody@demo.example'] }
  await expect(saveGroup(group)).rejects.toThrow('no agent nobody@demo.example')
  const hours = { timeZone: 'Mars/Olympus', week: {} }
  await expect(saveGroup({ ...group, agents: [], hours })).rejects.toThrow('time zone')
})
