import { expect, it } from 'vitest'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { Appended } from '@foyer/server/log/append-statement.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newId, type Visitor } from '@foyer/testkit/visitor.ts'
import { givenGroup } from '../routing/given.ts'

const world = givenWorld()

/** Names under which the server writes entries of its own. */
const serverIds = ['accepted', 'queued', 'requeued', 'closed', 'recalled', 'started', 'unserved', 'note']

it('a visitor cannot use an id of the server in any call', async () => {
  const { arrive } = await givenGroup(world)
  const { visitor } = await arrive()
  for (const id of ['accepted:7', 'question1.answer', 'call:abcdefgh:end']) {
    const asked = await visitor.call('robotAsk', { id, question: 'hello', robotNo: 'r1' })
    expect({ id, ...asked.body }).toMatchObject({ id, error: 'request.invalid' })
  }
})

it('an id of the server that a client took first stops nobody, not even the thread itself', async () => {
  const { arrive, ana } = await givenGroup(world)
  const poisoned = await arrive()
  await takeServerIds(poisoned.visitor)
  expect(await poisoned.ask()).toMatchObject({ status: 2 })
  expect((await ana.call('closeThread', { threadId: poisoned.threadId })).body.code).toBe(200)
})

it('a repeat of a server id is still found: each effect happens once', async () => {
  const { arrive } = await givenGroup(world)
  const { visitor } = await arrive()
  const ref = await refOf(visitor)
  const body = { type: 'message', msgType: msgTypes.text, content: 'once' } as const
  const entry = { ...ref, serverId: 'reminder:1', guard: { by: 'server' }, sender: 'system', body } as const
  const outcomes = await Promise.all([world.node.deps.append(entry), world.node.deps.append(entry)])
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['repeated', 'stored'])
  const { serverId: clientId, ...rest } = entry
  expect((await world.node.deps.append({ ...rest, clientId })).outcome).toBe('stored')
})

async function takeServerIds(visitor: Visitor): Promise<void> {
  const ref = await refOf(visitor)
  const writes = serverIds.flatMap((name) =>
    Array.from({ length: 40 }, (_, seq) => appendAs(ref, `${name}:${seq}`)),
  )
  for (const { outcome } of await Promise.all(writes)) expect(outcome).toBe('stored')
}

function appendAs(ref: { tenantId: number; threadId: number }, clientId: string): Promise<Appended> {
  const body = { type: 'message', msgType: msgTypes.text, content: newId() } as const
  return world.node.deps.append({ ...ref, clientId, guard: { by: 'server' }, sender: 'visitor', body })
}

async function refOf(visitor: Visitor): Promise<{ tenantId: number; threadId: number }> {
  const { tenant_id, id } = await world.node.deps.db
    .selectFrom('threads')
    .select(['tenant_id', 'id'])
    .where('user_id', '=', visitor.started.userId)
    .executeTakeFirstOrThrow()
  return { tenantId: tenant_id, threadId: id }
}
