import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { answer, deskTicketOf, givenTicket, must, ticketOf, words } from './given.ts'

const world = givenWorld()

it('C-36 the desk has a ticket with who opened it, where, and what was said', async () => {
  const { visitor, woId } = await givenTicket(world, {
    customerName: 'Sam',
    customerEmail: 'sam@shop.example',
  })
  const agent = await Agent.signIn(world.http)
  const ticket = await deskTicketOf(agent, woId)
  expect(ticket).toMatchObject({
    ticketId: woId,
    number: (await ticketOf(visitor, woId)).woNumber,
    title: 'Kettle arrived damaged',
    status: 0,
    priority: 1,
    typeName: 'Damage',
    customerName: 'Sam',
    customerEmail: 'sam@shop.example',
    channelName: 'Shop',
    assigneeId: '',
    isUnanswered: true,
    content: 'The lid of my kettle arrived cracked.',
    fields: [{ fieldId: 'order', fieldName: 'Order number', fieldValue: 'A-20931' }],
    entries: [],
    threadSeq: 0,
    links: 0,
  })
  const sent = await visitor.send('hello')
  expect(String(sent.body.data['msgId'])).toBe(`${ticket.threadId}.${String(sent.body.data['seq'])}`)
})

it('a public reply is stored once, answers the ticket and shows in the chat once', async () => {
  const { visitor, woId } = await givenTicket(world)
  const agent = await Agent.signIn(world.http)
  const reply = answer(woId, 'A new lid is on its way.')
  const answers = await Promise.all(Array.from({ length: 4 }, () => agent.call('replyTicket', reply)))
  for (const one of answers) expect(one.body.code).toBe(200)
  expect((await agent.call('replyTicket', { ...reply, content: 'x' })).body.error).toBe('message.conflict')
  const ticket = await deskTicketOf(agent, woId)
  expect(ticket).toMatchObject({
    status: 1,
    isUnanswered: false,
    entries: [{ seq: 1, kind: 1, author: 'Ana', content: 'A new lid is on its way.', status: 1, files: [] }],
  })

  const { msgList } = must(await visitor.call('getOfflineMsg')) as { msgList: Record<string, unknown>[] }
  const cards = msgList.filter(({ msgType }) => msgType === 9)
  expect(cards).toMatchObject([{ senderType: 2, senderName: 'Ana' }])
  expect(JSON.parse(String(cards[0]?.['msgContent']))).toMatchObject({
    title: `#${ticket.number} Kettle arrived damaged`,
    subTitle: 'Ana',
    describe: 'A new lid is on its way.',
    linkUrl: `/chat_online/workorder?woId=${woId}&userId=${visitor.started.userId}`,
  })
})

it('a note is for colleagues: no card, and the ticket is not answered by it', async () => {
  const { visitor, woId } = await givenTicket(world)
  const agent = await Agent.signIn(world.http)
  const note = must(await agent.call('replyTicket', answer(woId, 'ask the shop', { isInternal: true })))
  expect(note).toMatchObject({
    status: 0,
    isUnanswered: true,
    entries: [{ kind: 3, content: 'ask the shop' }],
  })
  const { msgList } = must(await visitor.call('getOfflineMsg')) as { msgList: { msgType: number }[] }
  expect(msgList.filter(({ msgType }) => msgType === 9)).toEqual([])
})

it('D-14 changes are entries that say what was and what is; what stays is none', async () => {
  const { woId } = await givenTicket(world)
  const agent = await Agent.signIn(world.http)
  const ben = world.demo.agents.find(({ nick }) => nick === 'Ben')
  const changed = must(
    await agent.call('updateTicket', { ticketId: woId, status: 1, priority: 2, assigneeId: String(ben?.id) }),
  ) as { entries: { content: string }[] }
  expect(changed).toMatchObject({ status: 1, priority: 2, assigneeId: String(ben?.id), assigneeNick: 'Ben' })
  expect(changed.entries).toMatchObject([
    { seq: 1, kind: 4, author: 'Ana' },
    { seq: 2, kind: 4 },
    { seq: 3, kind: 4 },
  ])
  expect(changed.entries.map(({ content }) => JSON.parse(content) as unknown)).toEqual([
    { field: 'assignee', from: '', to: 'Ben' },
    { field: 'priority', from: 'medium', to: 'high' },
    { field: 'status', from: 'open', to: 'accepted' },
  ])
  const same = must(
    await agent.call('updateTicket', { ticketId: woId, status: 1, assigneeId: String(ben?.id) }),
  )
  expect(same['entries']).toHaveLength(3)
  const freed = must(await agent.call('updateTicket', { ticketId: woId, assigneeId: '' }))
  expect(freed).toMatchObject({ assigneeId: '', assigneeNick: '', priority: 2 })
})

it('a ticket is given to nobody who is unknown, of another tenant or gone', async () => {
  const { woId } = await givenTicket(world)
  const rival = await seedTenant(world.node.deps.db, 'rival')
  const agent = await Agent.signIn(world.http)
  const { rows } = await world.node.deps.pool.query<{ id: number }>(
    `insert into agents (tenant_id, email, nick, role, password_hash, is_disabled)
     values ($1, $2, 'Gone', 'agent', 'x', true) returning id`,
    [world.demo.tenantId, `${newId()}@demo.example`],
  )
  for (const assigneeId of ['999999', 'me', String(rival.agents[0]?.id), String(rows[0]?.id)])
    expect((await agent.call('updateTicket', { ticketId: woId, assigneeId })).body.error).toBe(
      'object.unknown',
    )
  expect((await deskTicketOf(agent, woId)).entries).toEqual([])
})

it('what customer and agents write at once all stands there, in one order', async () => {
  const { visitor, woId } = await givenTicket(world)
  const agent = await Agent.signIn(world.http)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => [
      visitor.call('addWoHandleInfo', words(woId, `v${i}`)),
      agent.call('replyTicket', answer(woId, `a${i}`)),
      agent.call('updateTicket', { ticketId: woId, priority: i % 4 }),
    ]).flat(),
  )
  for (const { body } of answers) expect(body).toMatchObject({ code: 200 })
  const { entries } = await deskTicketOf(agent, woId)
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => place + 1))
  const said = entries.filter(({ kind }) => kind !== 4).map(({ content }) => content)
  expect(said.toSorted()).toEqual(
    Array.from({ length: 6 }, (_, i) => [`a${i}`, `v${i}`])
      .flat()
      .toSorted(),
  )
})
