import { randomBytes } from 'node:crypto'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { seedTenant, type Seeded } from '@foyer/testkit/seed.ts'
import { seedRows } from '@foyer/testkit/seed-rows.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { address } from '../journeys/people/address.ts'
import { worldDeps } from '../journeys/people/world.ts'

export const names = [
  'Sam Okafor',
  'María-José Fernández de la Vega y Sáenz de Santamaría',
  '王小明',
  '',
  'Wolfeschlegelsteinhausenbergerdorff',
  'Ali بن يوسف',
  'Jo',
]
const texts = [
  'Where is my parcel?',
  'I ordered a kettle on Monday and it has not arrived, and nobody answers the telephone, and I leave on holiday.',
  '你好，我想退货',
  'ok',
]

export type GivenDesk = Seeded & { http: Http; email: string }

/** A tenant of its own, so that nobody else's visitors come into the picture. */
export async function givenDesk(): Promise<GivenDesk> {
  const { db } = await worldDeps()
  const seeded = await seedTenant(db, `looks-${randomBytes(5).toString('hex')}`)
  const email = seeded.agents.find(({ nick }) => nick === 'Ana')?.email ?? ''
  return { ...seeded, http: new Http(address('')), email }
}

/** Some of everything: who waits for minutes and for seconds, own and others' conversations, ended ones. */
export async function fillInbox(desk: GivenDesk): Promise<void> {
  const { pool } = await worldDeps()
  const now = Date.now()
  const minute = 60_000
  const ben = desk.agents.find(({ nick }) => nick === 'Ben')?.id ?? 0
  const ana = desk.agents.find(({ nick }) => nick === 'Ana')?.id ?? 0
  const words = { names, texts }
  await seedRows(pool, desk, { count: 3, prefix: 'long', kind: 'queue', since: now - 12 * minute, ...words })
  await seedRows(pool, desk, { count: 2, prefix: 'late', kind: 'queue', since: now - 4 * minute, ...words })
  await seedRows(pool, desk, { count: 4, prefix: 'soon', kind: 'queue', since: now - 100_000, ...words })
  await seedRows(pool, desk, {
    count: 4,
    prefix: 'mine',
    kind: 'agent',
    agentId: ana,
    since: now - 20 * minute,
    ...words,
  })
  await seedRows(pool, desk, {
    count: 9,
    prefix: 'team',
    kind: 'agent',
    agentId: ben,
    since: now - 30 * minute,
    ...words,
  })
  await seedRows(pool, desk, {
    count: 30,
    prefix: 'done',
    kind: 'closed',
    since: now - 300 * minute,
    ...words,
  })
}

/** A conversation with some words in it. */
export async function givenTalk({ http, email, channelKey }: GivenDesk): Promise<string> {
  const ana = await Agent.signIn(http, email)
  const visitor = await Visitor.start(http, { channelId: channelKey, userName: names[1] })
  const threadId = await threadIdOf(visitor)
  await visitor.call('transferAgent')
  await ana.call('takeThread', { threadId })
  await visitor.send('I ordered a kettle on Monday. Number 4711.')
  await ana.reply(threadId, 'Good morning! Let me look.')
  await visitor.send('Thank you')
  return threadId
}

/** Left messages and tickets in every state; answers with one of each that has something of everything. */
export async function givenWork({ http, email, channelKey }: GivenDesk): Promise<GivenWork> {
  const ana = await Agent.signIn(http, email)
  const visitor = await Visitor.start(http, { channelId: channelKey, userName: names[1] })
  for (const [i, msgContent] of texts.entries())
    await visitor.call('leaveMsg', {
      customerName: names[i + 1] || 'Sam Okafor',
      customerEmail: 'sam.okafor@shop.example',
      customerPhone: '+49 40 5550 123',
      msgContent,
      channelId: channelKey,
    })
  const left = await ana.call('listLeftMessages', { show: 'all' })
  const { messages } = left.body.data as { messages: { messageId: string }[] }
  const [first, second] = messages
  await ana.call('handleLeftMessage', {
    messageId: second?.messageId,
    isHandled: true,
    remark: 'A new kettle is on its way.',
  })
  await ana.call('openTicket', { from: { kind: 'leftMessage', messageId: messages.at(-1)?.messageId } })

  const threadId = await threadIdOf(visitor)
  const opened = await ana.call('openTicket', {
    from: { kind: 'thread', threadId },
    title: 'The lid of my kettle arrived cracked, and the handle is loose as well: order A-20931',
    content: `${texts[1]}\n\nhttps://shop.example/orders/A-20931`,
  })
  const { ticketId } = opened.body.data as { ticketId: string }
  const reply = (content: string, isInternal: boolean, more: object = {}) =>
    ana.call('replyTicket', { ticketId, isInternal, content, files: [], id: newId(), ...more })
  await reply('Good morning! I am sorry about that. Which colour was it?', false)
  await visitor.call('addWoHandleInfo', {
    handleContent: '蓝色的，谢谢。',
    woId: ticketId,
    woTypeId: '',
    tenantId: channelKey,
    woFileRelVoList: [],
    id: newId(),
  })
  await reply('The warehouse has no blue lids until Friday. Ask Ben about a whole kettle.', true)
  await reply('A new lid is on its way, you will have it on Saturday.', false, { status: 2 })
  await ana.call('updateTicket', { ticketId, priority: 3 })
  return { messageId: first?.messageId ?? '', ticketId }
}

type GivenWork = { messageId: string; ticketId: string }

export async function fiveThousandWait(desk: GivenDesk): Promise<void> {
  const { pool } = await worldDeps()
  const since = Date.now() - 5_000_000
  await seedRows(pool, desk, { count: 5_000, prefix: 'wait', kind: 'queue', since, names, texts })
}
