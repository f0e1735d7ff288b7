import { expect, it } from 'vitest'
import { saveAgentLimit, saveGroup } from '@foyer/server/features/routing/save-group.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

function env() {
  return { DATABASE_URL: world.node.deps.config.databaseUrl }
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
  await saveGroup(env(), 'demo', { id: 'orders', name: 'Orders', agents: ['ana@demo.example'] })
  expect(await askIn()).toBe('default')
  expect(await askIn({ groupId: 'orders' })).toBe('orders')
  expect(await askIn({ groupId: 'no such group' })).toBe('default')
  const advice = { id: 'advice', name: 'Advice', agents: ['Ben@demo.example'], channels: ['demo'] }
  await saveGroup(env(), 'demo', advice)
  expect(await askIn()).toBe('advice')
  expect(await askIn({ groupId: 'orders' })).toBe('orders')
  await saveGroup(env(), 'demo', { ...advice, channels: [] })
  expect(await askIn({ groupId: '' })).toBe('default')
})

it('a group with somebody unknown in it, or with hours nobody can read, is not saved', async () => {
  const group = { id: 'odd', name: 'Odd', agents: ['nobody@demo.example'] }
  await expect(saveGroup(env(), 'demo', group)).rejects.toThrow('no agent nobody@demo.example')
  const hours = { timeZone: 'Mars/Olympus', week: {} }
  await expect(saveGroup(env(), 'demo', { ...group, agents: [], hours })).rejects.toThrow('time zone')
  await expect(saveGroup(env(), 'elsewhere', { ...group, agents: [] })).rejects.toThrow('no tenant')
})

it('an agent’s limit is set by their address', async () => {
  await saveAgentLimit(env(), 'ANA@demo.example', 7)
  const { max_threads } = await world.node.deps.db
    .selectFrom('agents')
    .select('max_threads')
    .where('email', '=', 'ana@demo.example')
    .executeTakeFirstOrThrow()
  expect(max_threads).toBe(7)
  await expect(saveAgentLimit(env(), 'nobody@demo.example', 7)).rejects.toThrow('no agent')
})
