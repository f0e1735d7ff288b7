import { expect, it } from 'vitest'
import type { CannedReply } from '@foyer/contract/desk/canned.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'

const world = givenWorld()

async function titles(agent: Agent): Promise<string[]> {
  const { body } = await agent.call('listCanned')
  return (body.data['replies'] as CannedReply[]).map(({ title }) => title)
}

async function saved(agent: Agent, reply: Partial<CannedReply>): Promise<CannedReply> {
  const { body } = await agent.call('saveCanned', { title: 'T', text: 'x', isShared: false, ...reply })
  if (body.code !== 200) throw new Error(String(body.error))
  return body.data['reply'] as CannedReply
}

it('an agent has replies of their own beside the shared ones', async () => {
  const ana = await Agent.signIn(world.http)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const shared = await saved(ana, { title: 'Hello', isShared: true })
  const own = await saved(ben, { title: 'Ben only' })
  expect(await titles(ben)).toEqual(['Ben only', 'Hello'])
  expect(await titles(ana)).toEqual(['Hello'])

  await onlyTheirs(ana, ben, shared, own)
  const stranger = await strangerOf()
  expect(await titles(stranger)).toEqual([])
  expect((await stranger.call('deleteCanned', { id: own.id })).body.error).toBe('object.unknown')
})

async function onlyTheirs(ana: Agent, ben: Agent, shared: CannedReply, own: CannedReply): Promise<void> {
  expect((await ben.call('saveCanned', { ...shared, text: 'mine now' })).body.error).toBe(
    'identity.forbidden',
  )
  expect((await ben.call('saveCanned', { ...shared, isShared: false })).body.error).toBe('identity.forbidden')
  expect((await ben.call('deleteCanned', { id: shared.id })).body.error).toBe('identity.forbidden')
  expect((await ana.call('saveCanned', { ...own, text: 'hers' })).body.error).toBe('object.unknown')
  expect((await ben.call('saveCanned', { title: 'x', text: 'x', isShared: true })).body.error).toBe(
    'identity.forbidden',
  )
  expect(await saved(ben, { ...own, text: 'better' })).toEqual({ ...own, text: 'better' })
  expect((await ben.call('deleteCanned', { id: own.id })).body.code).toBe(200)
  expect(await titles(ben)).toEqual(['Hello'])
}

async function strangerOf(): Promise<Agent> {
  await seedTenant(world.node.deps.db, 'canned-other')
  return Agent.signIn(world.http, 'ana@canned-other.example')
}
