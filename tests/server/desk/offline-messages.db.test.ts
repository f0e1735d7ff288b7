import { afterEach, expect, it } from 'vitest'
import type { DeskOfflineMessage } from '@foyer/contract/desk/offline-messages.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { cracked, leftRow } from '../leave-message/given.ts'

/** Nobody takes mails here: what is promised stays a promise. */
const mail = {
  smtpUrl: 'smtp://127.0.0.1:9',
  from: { name: 'Shop', address: 'help@shop.example' },
  publicUrl: 'http://shop.example',
}
const world = givenWorld({}, { mail })
afterEach(() => world.node.deps.pool.query('delete from left_messages'))

async function leave(words: Partial<typeof cracked> = {}): Promise<Visitor> {
  const visitor = await Visitor.start(world.http, words.channelId ? { channelId: words.channelId } : {})
  expect((await visitor.call('leaveMsg', { ...cracked, ...words })).body.code).toBe(200)
  return visitor
}

type Page = { messages: DeskOfflineMessage[]; next?: string; unhandled?: number }

async function list(agent: Agent, input: Record<string, unknown> = {}): Promise<Page> {
  const { body } = await agent.call('listLeftMessages', { show: 'unhandled', ...input })
  expect(body.code).toBe(200)
  return body.data as Page
}

const contents = ({ messages }: Page) => messages.map(({ content }) => content)

it('D-12 a left message has all that was said, where it came from, and its conversation', async () => {
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const visitor = await leave()
  const { messages, unhandled } = await list(ben)
  expect(unhandled).toBe(1)
  expect(messages).toEqual([
    {
      messageId: messages[0]?.messageId,
      number: messages[0]?.number,
      channelName: 'Shop',
      customerName: cracked.customerName,
      customerPhone: cracked.customerPhone,
      customerEmail: cracked.customerEmail,
      content: cracked.msgContent,
      files: [],
      threadId: await threadIdOf(visitor),
      createTime: messages[0]?.createTime,
      isHandled: false,
      remark: '',
      updateNick: '',
      updateTime: 0,
      ticketId: '',
    },
  ])
})

it('D-12 C-09 the visitor reads that it was handled, by whom, and the remark', async () => {
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const visitor = await leave()
  const messageId = (await list(ben)).messages[0]?.messageId
  const handled = await ben.call('handleLeftMessage', {
    messageId,
    isHandled: true,
    remark: ' A lid was sent. ',
  })
  expect(handled.body.data).toMatchObject({ isHandled: true, remark: 'A lid was sent.', updateNick: 'Ben' })
  const { updateTime } = handled.body.data as DeskOfflineMessage
  expect((await visitor.call('getLeaveMsgList')).body.data).toMatchObject([
    { msgState: 1, msgDesc: 'A lid was sent.', updateUserName: 'Ben', updateTime },
  ])
  expect(await list(ben)).toMatchObject({ messages: [], unhandled: 0 })
  for (const input of [{ show: 'handled' }, { messageId, search: 'nothing like it' }])
    expect(await list(ben, input)).toMatchObject({ messages: [{ messageId }] })

  await ben.call('handleLeftMessage', { messageId, isHandled: false, remark: '' })
  expect((await visitor.call('getLeaveMsgList')).body.data).toMatchObject([{ msgState: 0, msgDesc: '' }])
})

it('D-12 whoever left an address is promised one mail, with the first remark on a handled message', async () => {
  const ana = await Agent.signIn(world.http)
  await leave()
  const messageId = (await list(ana)).messages[0]?.messageId
  const promised = async (): Promise<number> => {
    const sql = 'select 1 from mails where cause = $1'
    return (await world.node.deps.pool.query(sql, [`leftMessageAnswered:${messageId}`])).rows.length
  }
  await ana.call('handleLeftMessage', { messageId, isHandled: true, remark: ' ' })
  await ana.call('handleLeftMessage', { messageId, isHandled: false, remark: 'We look into it.' })
  expect(await promised()).toBe(0)
  await ana.call('handleLeftMessage', { messageId, isHandled: true, remark: 'Done.' })
  await ana.call('handleLeftMessage', { messageId, isHandled: true, remark: 'Done again.' })
  expect(await promised()).toBe(1)
})

it('pages go on where the last one ended, also among those of one moment', async () => {
  const ana = await Agent.signIn(world.http)
  const { userId } = (await leave()).started
  const { tenantId, channelId } = world.demo
  const at = Date.now() + 60_000
  const rows = Array.from({ length: 7 }, (_, i) => leftRow({ tenantId, channelId, userId }, `${i}`, at))
  await world.node.deps.db.insertInto('left_messages').values(rows).execute()
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list(ana, { limit: 3, ...(cursor && { cursor }) })
    expect(page.unhandled).toBe(cursor === undefined ? 8 : undefined)
    seen.push(...contents(page))
    cursor = page.next
  } while (cursor)
  expect(seen).toHaveLength(8)
  expect(new Set(seen.slice(0, 7))).toEqual(new Set(['0', '1', '2', '3', '4', '5', '6']))
  expect(seen.at(-1)).toBe(cracked.msgContent)
})

it('a search finds words in name, address and text as they were typed, and nothing in it is a pattern', async () => {
  const ana = await Agent.signIn(world.http)
  await leave({ msgContent: '100% broken_lid' })
  await leave({ customerName: 'Zoë', msgContent: 'plain' })
  await leave({ customerEmail: 'kim@other.example', msgContent: 'third' })
  for (const [search, found] of [
    ['BROKEN_LID', ['100% broken_lid']],
    ['100%', ['100% broken_lid']],
    ['zoë', ['plain']],
    ['other.example', ['third']],
    ['%', ['100% broken_lid']],
    ['broken.lid', []],
    ['\\', []],
  ] as const)
    expect({ search, found: contents(await list(ana, { search })) }).toEqual({ search, found })
})

it('D-12 nobody sees or handles what was left with another tenant', async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const ana = await Agent.signIn(world.http)
  const stranger = await Agent.signIn(world.http, 'ana@rival.example')
  const visitor = await leave()
  const messageId = (await list(ana)).messages[0]?.messageId
  for (const input of [{ show: 'all' }, { messageId }])
    expect(await list(stranger, input)).toEqual({ messages: [], unhandled: 0 })
  for (const id of [messageId, 'unknown']) {
    const answer = await stranger.call('handleLeftMessage', { messageId: id, isHandled: true, remark: 'x' })
    expect(answer.body.error).toBe('object.unknown')
  }
  expect((await visitor.call('getLeaveMsgList')).body.data).toMatchObject([{ msgState: 0, msgDesc: '' }])
  expect((await visitor.http.call('listLeftMessages', { show: 'all' })).status).toBe(401)
})
