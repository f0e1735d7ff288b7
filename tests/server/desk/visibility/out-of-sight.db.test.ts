import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskApi } from '@foyer/contract/desk/api.ts'
import { pictureAddress } from '@foyer/contract/desk/picture-path.ts'
import type { Endpoint } from '@foyer/contract/endpoint.ts'
import type { CallName } from '@foyer/contract/endpoints.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk, threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { cracked } from '../../leave-message/given.ts'
import { choose, givenGroups } from './given.ts'

const world = givenWorld({}, { limitScale: 100 })

let ana: Agent
let ben: Agent
let benId: number
beforeAll(async () => {
  ;({ ana, ben, benId } = await givenGroups(world))
})

const endpoints: Endpoint[] = Object.values(deskApi)

/** The endpoints whose input names such an object, with the example of the contract. */
function naming(field: string): { name: CallName; input: Record<string, unknown> }[] {
  return endpoints.flatMap(({ name, example, body }) => {
    const input = { ...(example.input as Record<string, unknown>) }
    const isNamed = field in input && body !== 'multipart'
    return isNamed ? [{ name: name as CallName, input }] : []
  })
}

/** Never told apart from something that does not exist; what a role forbids is refused before. */
const refusals = ['object.unknown', 'identity.forbidden']

describe.each(['groups', 'own'] as const)('with the visibility %s', (visibility) => {
  beforeEach(() => choose(ana, visibility))

  it.each(naming('threadId').map(({ name, input }) => [name, input] as const))(
    '%s does not reach a conversation of another group',
    async (name, input) => {
      const { threadId } = await startTalk(world.http, ana)
      if (name === 'listTickets') {
        await ana.call('openTicket', { from: { kind: 'thread', threadId } })
        expect((await ben.call(name, { threadId })).body.data).toMatchObject({ tickets: [], total: 0 })
        return
      }
      const { body } = await ben.call(name, { ...input, threadId })
      expect(refusals).toContain(body.error)
    },
  )

  it.each(naming('ticketId').map(({ name, input }) => [name, input] as const))(
    '%s does not reach a ticket of another group',
    async (name, input) => {
      const { threadId } = await startTalk(world.http, ana)
      const { body } = await ana.call('openTicket', { from: { kind: 'thread', threadId } })
      const { ticketId } = body.data as { ticketId: string }
      expect((await ben.call(name, { ...input, ticketId })).body.error).toBe('object.unknown')
    },
  )

  it('no list has what is out of sight, and nothing counts it', async () => {
    const { threadId, visitor } = await startTalk(world.http, ana)
    await visitor.call('leaveMsg', { ...cracked })
    await ana.call('openTicket', { from: { kind: 'thread', threadId } })
    const waiting = await Visitor.start(world.http)
    await waiting.call('transferAgent')
    const hidden = [threadId, await threadIdOf(waiting)]
    for (const list of ['waiting', 'mine', 'team', 'closed'] as const) {
      const { ids, counts } = await listed(ben, list)
      expect(ids.filter((id) => hidden.includes(id))).toEqual([])
      if (list !== 'closed') expect([list, counts[list]]).toEqual([list, ids.length])
    }
    expect((await ben.call('readRows', { threadIds: [threadId] })).body.data).toEqual({ threads: [] })
    expect((await ben.call('listTickets')).body.data).toMatchObject({ tickets: [], total: 0 })
    expect((await ben.call('listTickets', { search: 'to learn' })).body.data).toMatchObject({ total: 0 })
    const messages = await ben.call('listLeftMessages', { show: 'all' })
    expect(messages.body.data).toMatchObject({ messages: [], unhandled: 0 })
    expect((await ana.call('listTickets')).body.data['total']).toBeGreaterThan(0)
  })

  it('an offline message of another group is neither handled nor made a ticket of', async () => {
    const visitor = await Visitor.start(world.http)
    await visitor.call('leaveMsg', { ...cracked })
    const { messages } = (await ana.call('listLeftMessages', { show: 'unhandled' })).body.data as {
      messages: { messageId: string }[]
    }
    const messageId = messages[0]?.messageId ?? ''
    const handled = await ben.call('handleLeftMessage', { messageId, isHandled: true, remark: 'x' })
    const opened = await ben.call('openTicket', { from: { kind: 'leftMessage', messageId } })
    expect([handled.body.error, opened.body.error]).toEqual(['object.unknown', 'object.unknown'])
  })

  it('neither files nor pictures of it can be reached', async () => {
    const { threadId, visitor } = await startTalk(world.http, ana)
    const imgUrl = 'https://shop.example/teapot.png'
    const msgContent = JSON.stringify({ imgUrl, title: 'A teapot', describe: '', label: '', fromUrl: '' })
    const sent = await visitor.call('sendMsg', { id: `c-${threadId}`, msgType: 7, msgContent })
    const address = world.node.address + pictureAddress(String(sent.body.data['msgId']), imgUrl)
    expect((await fetch(address, { headers: ben.headers })).status).toBe(404)
    const form = new FormData()
    form.set('threadId', threadId)
    form.set('file', new Blob(['hello']), 'hello.txt')
    expect((await ben.post('uploadFile', form)).status).toBe(404)
  })

  it('the stream tells nothing of it, and takes it away when it goes out of sight', async () => {
    const visitor = await Visitor.start(world.http)
    const threadId = await threadIdOf(visitor)
    const stream = await ben.stream()
    await stream.next(({ type }) => type === 'hello')
    await visitor.call('transferAgent', { groupId: 'sales' })
    await stream.next(({ type, thread }) => type === 'thread' && isRow(thread, threadId))
    const other = await startTalk(world.http, ana)
    await ana.call('takeThread', { threadId })
    await ana.call('handOver', { threadId, groupId: 'default', note: '' })
    await stream.next((frame) => frame.type === 'hidden' && frame['threadId'] === threadId)
    expect(JSON.stringify(stream.frames)).not.toContain(other.threadId)
    stream.close()
  })

  it('who waits in an own group, or is one’s own, is there', async () => {
    const visitor = await Visitor.start(world.http)
    const threadId = await threadIdOf(visitor)
    await visitor.call('transferAgent', { groupId: 'sales' })
    expect((await listed(ben, 'waiting')).ids).toContain(threadId)
    expect((await ben.call('takeThread', { threadId })).body.code).toBe(200)
    expect((await ben.call('readThread', { threadId })).body.code).toBe(200)
    await ben.call('closeThread', { threadId })
    expect((await listed(ben, 'closed')).ids).toContain(threadId)
  })
})

it('a colleague’s conversation of the same group is seen with `groups` and not with `own`', async () => {
  const visitor = await Visitor.start(world.http)
  const threadId = await threadIdOf(visitor)
  await visitor.call('transferAgent', { groupId: 'sales' })
  await ana.call('takeThread', { threadId })
  await choose(ana, 'groups')
  expect((await ben.call('readThread', { threadId })).body.code).toBe(200)
  await choose(ana, 'own')
  expect((await ben.call('readThread', { threadId })).body.error).toBe('object.unknown')
})

it('a stream ends when the groups or the role of its agent change, and comes back with the new sight', async () => {
  await choose(ana, 'groups')
  const { threadId } = await startTalk(world.http, ana)
  const stream = await ben.stream()
  await stream.next(({ type }) => type === 'hello')
  const { db } = world.node.deps
  const { tenantId } = world.demo
  const member = { tenant_id: tenantId, group_id: 'default', agent_id: benId }
  await db.insertInto('agent_group_members').values(member).execute()
  await stream.closed
  expect((await ben.call('readThread', { threadId })).body.code).toBe(200)
  await db
    .deleteFrom('agent_group_members')
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', 'default')
    .where('agent_id', '=', benId)
    .execute()
  expect((await ben.call('readThread', { threadId })).body.error).toBe('object.unknown')
})

it('says who sees a conversation, and why', async () => {
  await choose(ana, 'own')
  const visitor = await Visitor.start(world.http)
  const threadId = await threadIdOf(visitor)
  await visitor.call('transferAgent', { groupId: 'sales' })
  expect((await ana.call('whoSees', { threadId })).body.data['agents']).toMatchObject([
    { adminNick: 'Ana', reason: 'role' },
    { adminNick: 'Ben', reason: 'queue' },
  ])
  expect((await ben.call('whoSees', { threadId })).body.error).toBe('identity.forbidden')
})

it('only admins choose, and it is written down', async () => {
  expect((await ben.call('setVisibility', { visibility: 'all' })).body.error).toBe('identity.forbidden')
  await choose(ana, 'own')
  await choose(ana, 'all')
  const row = await world.node.deps.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('action', '=', 'setVisibility')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    actor_name: 'Ana',
    before: { visibility: 'own' },
    after: { visibility: 'all' },
  })
})

type List = 'waiting' | 'mine' | 'team' | 'closed'

async function listed(agent: Agent, list: List): Promise<{ ids: string[]; counts: Record<List, number> }> {
  const { data } = (await agent.call('listThreads', { list })).body
  const { threads, counts } = data as { threads: { threadId: string }[]; counts: Record<List, number> }
  return { ids: threads.map(({ threadId }) => threadId), counts }
}

function isRow(thread: unknown, threadId: string): boolean {
  return typeof thread === 'object' && thread !== null && 'threadId' in thread && thread.threadId === threadId
}
