import { expect, it } from 'vitest'
import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'

const world = givenWorld()

type Row = { threadId: string; adminNick: string }

async function rowsOf(agent: Agent, list: InboxList): Promise<Row[]> {
  const { body } = await agent.call('listThreads', { list })
  expect(body.error).toBeUndefined()
  return body.data['threads'] as Row[]
}

it('a thread is in the team list of colleagues with its owner, and in everybody’s closed list when it is over', async () => {
  const { agent: ana, threadId } = await startTalk(world.http)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const desk = await ben.stream()
  await desk.next((frame) => frame.type === 'hello')
  expect((await rowsOf(ana, 'mine')).map((row) => row.threadId)).toContain(threadId)
  expect((await rowsOf(ana, 'team')).map((row) => row.threadId)).not.toContain(threadId)
  const row = (await rowsOf(ben, 'team')).find((thread) => thread.threadId === threadId)
  expect(row).toMatchObject({ adminNick: 'Ana' })
  const rows = (await ben.call('readRows', { threadIds: [threadId, 'nobody'] })).body.data['threads']
  expect(rows).toEqual([row])

  await ana.call('closeThread', { threadId })
  expect((await rowsOf(ben, 'closed'))[0]?.threadId).toBe(threadId)
  await desk.next((frame) => frame.type === 'counts')
})
