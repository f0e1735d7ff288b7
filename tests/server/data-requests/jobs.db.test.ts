import { expect, it } from 'vitest'
import type { Storage } from '@foyer/server/platform/storage/storage.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { becomes, givenSite } from '../identity/given.ts'
import { listedOne, ownRequests, requestIn } from './given.ts'

let isStorageBroken = false
/** While it is set, files wait here for their end. */
let gate: { reached: () => void; opened: Promise<void> } | undefined
const storage = (stored: Storage): Storage => ({
  ...stored,
  async put(...args) {
    if (isStorageBroken) throw new Error('the disk is full')
    gate?.reached()
    await gate?.opened
    await stored.put(...args)
  },
})
const world = givenWorld({ storage })

async function untilState(admin: Agent, requestId: string, state: string): Promise<void> {
  await waitUntil(
    async () => {
      await world.node.deps.pool.query(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
      )
      return (await listedOne(admin, requestId)).state === state
    },
    () => `the request is not ${state}`,
    60_000,
  )
}

it('requests are worked on where no mail server is configured, and need no mail then', async () => {
  const site = await givenSite(world)
  const jwt = await site.sign(newId(), { email: 'sam@shop.example' })
  const { visitor } = await becomes(await site.visit(), jwt, site.channelId)
  const request = requestIn(await visitor.call('requestMyData', { kind: 'export' }))
  expect(request.state).toBe('waiting')
  await untilState(site.ana, request.requestId, 'done')
  const answer = await visitor.call('myData')
  expect(answer.body.data['mailTo']).toBe('')
  expect(ownRequests(answer)[0]?.path).toMatch(/^\/exports\//)
})

it('a request that fails at every try ends as failed, is counted, and can be made again', async () => {
  const { agent, threadId } = await startTalk(world.http)
  isStorageBroken = true
  const request = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'export' }))
  await untilState(agent, request.requestId, 'failed')
  expect(await world.node.deps.metrics.registry.metrics()).toContain(
    'foyer_data_requests_total{kind="export",outcome="failed"} 1',
  )
  isStorageBroken = false
  const again = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'export' }))
  expect(again.requestId).not.toBe(request.requestId)
  await untilState(agent, again.requestId, 'done')
})

it('an export that ends after the erasure leaves no file', async () => {
  const { agent, threadId } = await startTalk(world.http)
  const stored = await world.node.deps.storage.list(world.demo.tenantId)
  const reached = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  gate = { reached: reached.resolve, opened: opened.promise }
  const copy = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'export' }))
  await reached.promise
  gate = undefined
  const erasure = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'erasure' }))
  await untilState(agent, erasure.requestId, 'done')
  opened.resolve()
  await waitUntil(
    async () => {
      const { rows } = await world.node.deps.pool.query(
        'select 1 from graphile_worker._private_jobs where locked_at is not null',
      )
      const now = await world.node.deps.storage.list(world.demo.tenantId)
      return rows.length === 0 && now.length === stored.length
    },
    () => 'the file stays',
  )
  expect(await listedOne(agent, copy.requestId)).toMatchObject({ state: 'expired' })
})

it('lists requests in pages, the newest first', async () => {
  const { agent, threadId } = await startTalk(world.http)
  for (let i = 0; i < 3; i++) {
    const { requestId } = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'export' }))
    await untilState(agent, requestId, 'done')
  }
  const whole = (await agent.call('listDataRequests')).body.data['requests'] as { requestId: string }[]
  const paged: { requestId: string }[] = []
  let cursor: string | undefined
  do {
    const { data } = (await agent.call('listDataRequests', { limit: 2, ...(cursor && { cursor }) })).body
    paged.push(...(data['requests'] as { requestId: string }[]))
    cursor = data['next'] as string | undefined
  } while (cursor !== undefined)
  expect(paged).toEqual(whole)
})
