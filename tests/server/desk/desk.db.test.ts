import { expect, it } from 'vitest'
import { DeskFrame } from '@foyer/contract/desk/thread.ts'
import { ThreadSummary } from '@foyer/contract/desk/inbox.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk, threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

async function idsIn(agent: Agent, list: 'waiting' | 'mine'): Promise<string[]> {
  const { body } = await agent.call('listThreads', { list })
  return ThreadSummary.array()
    .encode(ThreadSummary.array().parse(body.data['threads']))
    .map((thread) => thread.threadId)
}

it('signs in with the right password only, and signing out ends the session', async () => {
  const agent = await Agent.signIn(world.http)
  expect((await agent.call('whoAmI')).body.data).toMatchObject({ agent: { adminNick: 'Ana', role: 'owner' } })
  await agent.call('signOut')
  expect((await agent.call('whoAmI')).body.code).toBe(401)
  const wrong = await world.http.call('signIn', { email: 'ana@demo.example', password: 'no' })
  const unknown = await world.http.call('signIn', { email: `${newId()}@demo.example`, password: 'no' })
  expect(wrong.body.error).toBe('signIn.wrong')
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
})

it('an open desk is closed when its agent signs out or is disabled', async () => {
  const agent = await Agent.signIn(world.http, 'ben@demo.example')
  const desk = await agent.stream()
  await agent.call('signOut')
  await desk.closed
  const again = await Agent.signIn(world.http, 'ben@demo.example')
  const second = await again.stream()
  const disable = 'update agents set is_disabled = $1 where email = $2'
  await world.node.deps.pool.query(disable, [true, 'ben@demo.example'])
  await second.closed
  expect((await again.call('whoAmI')).body.code).toBe(401)
  await world.node.deps.pool.query(disable, [false, 'ben@demo.example'])
})

it('keeps only a hash of the session', async () => {
  const answer = await world.http.call('signIn', { email: 'ana@demo.example', password: 'foyer-demo' })
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
  const token = /=\d+\.([\w-]+);/.exec(cookie)?.[1] ?? ''
  const { rows } = await world.node.deps.pool.query(
    'select encode(token_hash, $1) as hash from agent_sessions',
    ['hex'],
  )
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'))
  expect(token).toHaveLength(43)
})

it('a visitor who asks for a person appears in the waiting list, moves to mine when taken, and leaves when closed', async () => {
  const agent = await Agent.signIn(world.http)
  const desk = await agent.stream()
  const { adminId } = (await agent.call('whoAmI')).body.data['agent'] as { adminId: string }
  expect(await desk.next((frame) => frame.type === 'hello')).toEqual({ type: 'hello', adminId })
  const visitor = await Visitor.start(world.http, { userName: 'Sam' })
  const threadId = await threadIdOf(visitor)
  expect(await idsIn(agent, 'waiting')).not.toContain(threadId)

  await visitor.call('transferAgent')
  expect(await idsIn(agent, 'waiting')).toContain(threadId)
  const row = await desk.next((frame) => isRow(frame, threadId, 3))
  expect(row).toMatchObject({
    thread: { userName: 'Sam', channelName: 'Shop', lastText: 'to learn my thread', unread: 1 },
  })

  await agent.call('takeThread', { threadId })
  expect(await idsIn(agent, 'mine')).toContain(threadId)
  await desk.next((frame) => isRow(frame, threadId, 2))
  await agent.call('closeThread', { threadId })
  expect(await idsIn(agent, 'mine')).not.toContain(threadId)
  await desk.next((frame) => isRow(frame, threadId, 0))
  for (const frame of desk.frames) DeskFrame.parse(frame)
})

it('the waiting list shows the last words of somebody who waits, at once', async () => {
  const agent = await Agent.signIn(world.http)
  const visitor = await Visitor.start(world.http)
  const threadId = await threadIdOf(visitor)
  await visitor.call('transferAgent')
  const desk = await agent.stream()
  await desk.next((frame) => frame.type === 'hello')
  await visitor.send('is anybody there?')
  const row = await desk.next(
    (frame) => isRow(frame, threadId, 3) && JSON.stringify(frame).includes('anybody'),
  )
  expect(row).toMatchObject({ thread: { lastText: 'is anybody there?' } })
})

it('the desk hears what happens in own threads, also in those taken before it connected', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  const desk = await agent.stream()
  await desk.next((frame) => frame.type === 'hello')
  await visitor.send('are you there?')
  await desk.next(
    (frame) =>
      frame.type === 'event' &&
      frame['threadId'] === threadId &&
      JSON.stringify(frame).includes('are you there?'),
  )
})

it('readThread counts as read for the owner, pages backwards, and continues from a place', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  for (let i = 0; i < 30; i++) await visitor.send(`line ${i}`)
  const unread = async () => {
    const { body } = await agent.call('listThreads', { list: 'mine' })
    const threads = body.data['threads'] as { threadId: string; unread: number }[]
    return threads.find((thread) => thread.threadId === threadId)?.unread
  }
  expect(await unread()).toBe(31)
  const page = await agent.call('readThread', { threadId })
  expect(JSON.stringify(page.body)).toContain('line 29')
  expect(await unread()).toBe(0)
  const rest = await agent.call('readThread', {
    threadId,
    lastSeq: (page.body.data['thread'] as { lastSeq: number }).lastSeq,
  })
  expect(rest.body.data['events']).toEqual([])
})

it('an agent writes only in own threads', async () => {
  const { threadId } = await startTalk(world.http)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  expect((await ben.reply(threadId, 'me too')).body.error).toBe('thread.notYours')
  expect((await ben.call('closeThread', { threadId })).body.error).toBe('thread.notYours')
})

function isRow(frame: Record<string, unknown>, threadId: string, status: number): boolean {
  const thread = frame['thread'] as { threadId: string; status: number } | undefined
  return thread?.threadId === threadId && thread.status === status
}
