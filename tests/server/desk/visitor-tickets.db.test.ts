import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'

const world = givenWorld()

async function numbersOf(agent: Agent, threadId: string): Promise<number[]> {
  const { body } = await agent.call('listTickets', { threadId })
  return (body.data['tickets'] as { number: number }[]).map(({ number }) => number)
}

it('D-13 a conversation has the tickets of its visitor, and no others', async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const { agent, threadId } = await startTalk(world.http)
  const other = await startTalk(world.http, agent)
  const opened = await agent.call('openTicket', { from: { kind: 'thread', threadId } })
  await agent.call('openTicket', { from: { kind: 'thread', threadId: other.threadId } })
  expect(await numbersOf(agent, threadId)).toEqual([opened.body.data['number']])
  expect(await numbersOf(agent, 'unknown')).toEqual([])
  expect(await numbersOf(await Agent.signIn(world.http, 'ana@rival.example'), threadId)).toEqual([])
})
