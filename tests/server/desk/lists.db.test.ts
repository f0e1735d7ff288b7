import { expect, it } from 'vitest'
import type { InboxCounts, InboxList } from '@foyer/contract/desk/inbox.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedRows } from '@foyer/testkit/seed-rows.ts'

const world = givenWorld()
const many = 5_000

type Row = { threadId: string; lastText: string; adminNick: string; unread: number; language: string }
type Page = { threads: Row[]; next?: string; counts?: InboxCounts }

async function pageOf(agent: Agent, list: InboxList, cursor?: string, limit?: number): Promise<Page> {
  const input = { list, ...(cursor && { cursor }), ...(limit && { limit }) }
  let { body } = await agent.call('listThreads', input)
  // A node that is busy says so, and asks to be asked again.
  if (body.error === 'server.busy')
    await expect
      .poll(async () => ({ body } = await agent.call('listThreads', input)).body.error)
      .toBeUndefined()
  expect(body.error).toBeUndefined()
  return body.data as Page
}

async function allOf(agent: Agent, list: InboxList): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const page = await pageOf(agent, list, cursor)
    ids.push(...page.threads.map((row) => row.threadId))
    cursor = page.next
  }
  return ids
}

it('5,000 of a list come in pages, each once and in order, at the same price first and last', async () => {
  const ana = await Agent.signIn(world.http)
  const ben = world.demo.agents.find(({ nick }) => nick === 'Ben')?.id ?? 0
  await seedRows(world.node.deps.pool, world.demo, { count: many, prefix: 'wait', kind: 'queue' })
  await seedRows(world.node.deps.pool, world.demo, {
    count: many,
    prefix: 'team',
    kind: 'agent',
    agentId: ben,
  })
  await seedRows(world.node.deps.pool, world.demo, { count: many, prefix: 'done', kind: 'closed' })

  const waiting = await allOf(ana, 'waiting')
  expect(waiting).toHaveLength(many)
  expect(waiting).toEqual(waiting.toSorted())
  expect(new Set(waiting).size).toBe(many)
  for (const list of ['team', 'closed'] as const) {
    const ids = await allOf(ana, list)
    expect(new Set(ids).size).toBe(many)
    expect(ids).toEqual(ids.toSorted().toReversed())
  }

  const first = await pageOf(ana, 'waiting')
  expect(first.counts).toMatchObject({ waiting: many, mine: 0, team: many })
  expect(first.threads[0]).toMatchObject({
    threadId: 'wait-00001',
    lastText: 'Where is my parcel?',
    unread: 1,
  })
  const times: string[] = []
  for (const list of ['waiting', 'team', 'closed'] as const) {
    const { next: cursor } = await pageOf(ana, list, undefined, 100)
    for (const at of [undefined, cursor]) {
      const started = performance.now()
      for (let i = 0; i < 5; i++) await pageOf(ana, list, at)
      times.push(`${list}${at ? ' later' : ' first'} ${((performance.now() - started) / 5).toFixed(1)} ms`)
    }
  }
  console.log(`a page of 100 of ${many}: ${times.join(', ')}`)
})

it('equal times are no reason to miss a row or to have it twice', async () => {
  const ana = await Agent.signIn(world.http)
  await world.node.deps.pool.query('update threads set owned_since = 1794700000000 where owner_kind = 3')
  const ids: string[] = []
  for (
    let cursor: string | undefined, isFirst = true;
    isFirst || (cursor && ids.length < 60);
    isFirst = false
  ) {
    const page = await pageOf(ana, 'team', cursor, 7)
    ids.push(...page.threads.map((row) => row.threadId))
    cursor = page.next
  }
  expect(ids).toEqual(ids.toSorted().toReversed())
  expect(new Set(ids).size).toBe(ids.length)
  await world.node.deps.pool.query('update threads set is_open = false, owner_kind = 0 where owner_kind > 1')
})

it('a cursor that nobody gave out is refused', async () => {
  const ana = await Agent.signIn(world.http)
  const { body } = await ana.call('listThreads', { list: 'waiting', cursor: "1'; drop table threads" })
  expect(body.error).toBe('request.invalid')
})
