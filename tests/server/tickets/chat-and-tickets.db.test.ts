import { expect, it } from 'vitest'
import { claimSilent } from '@foyer/server/features/silence/claim-silent.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { answer, must, ticketOf } from './given.ts'

const world = givenWorld()

it('the card comes when no session is open, and takes the thread from nobody', async () => {
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const { visitor, threadId } = await startTalk(world.http, ben)
  const ana = await Agent.signIn(world.http)
  const { ticketId } = must(await ana.call('openTicket', { from: { kind: 'thread', threadId } })) as {
    ticketId: string
  }
  const ownerOf = async () => {
    const { rows } = await world.node.deps.pool.query(
      'select is_open, owner_kind, owner_id, session_first_seq, session_key from threads where key = $1',
      [threadId],
    )
    return rows as unknown[]
  }
  const before = await ownerOf()
  must(await ana.call('replyTicket', answer(ticketId, 'in the session')))
  expect(await ownerOf()).toEqual(before)
  // It is not Ana's thread: the card opens no door to it.
  expect((await ana.reply(threadId, 'me too')).body.error).toBe('thread.notYours')
  expect((await ben.reply(threadId, 'still mine')).body.code).toBe(200)

  must(await ben.call('closeThread', { threadId }))
  const closed = await ownerOf()
  must(await ana.call('replyTicket', answer(ticketId, 'after its end')))
  expect(await ownerOf()).toEqual(closed)
  const back = await Visitor.start(world.http.with({ token: visitor.started.token }), {
    userId: visitor.started.userId,
  })
  const { msgList } = must(await back.call('getHistoryMsg', { maxTime: 0, pageSize: 20 })) as {
    msgList: { msgType: number; msgContent: string }[]
  }
  const told = msgList.filter(({ msgType }) => msgType === 9).map(({ msgContent }) => msgContent)
  expect(told.map((content) => (JSON.parse(content) as { describe: string }).describe)).toEqual([
    'in the session',
    'after its end',
  ])
})

it('a card answers nothing that was asked in the chat: silence is still looked for', async () => {
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const { visitor, threadId } = await startTalk(world.http, ben)
  const { ticketId } = must(await ben.call('openTicket', { from: { kind: 'thread', threadId } })) as {
    ticketId: string
  }
  await visitor.send('is anybody there?')
  must(await ben.call('replyTicket', answer(ticketId, 'of something else')))
  const { pool } = world.node.deps
  const { rows } = await pool.query<{ id: number }>('select id from threads where key = $1', [threadId])
  await expect
    .poll(async () => {
      await pool.query('update threads set check_at = 0 where key = $1', [threadId])
      const silent = await claimSilent(world.node.deps, Date.now())
      return silent.find(({ ref }) => ref.threadId === rows[0]?.id)?.silence
    })
    .toMatchObject({ unanswered: { isExcused: false } })
})

it('a conversation becomes a ticket that leads back to it; twice is the same while it is open', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await visitor.send('My lid is cracked.\nOrder A-20931.')
  await agent.reply(threadId, 'Oh dear!')
  const from = { kind: 'thread', threadId }
  const answers = await Promise.all(Array.from({ length: 4 }, () => agent.call('openTicket', { from })))
  const tickets = answers.map((one) => must(one) as { ticketId: string; threadSeq: number })
  expect(new Set(tickets.map(({ ticketId }) => ticketId)).size).toBe(1)
  const [ticket] = tickets
  const ticketId = ticket?.ticketId ?? ''
  expect(ticket).toMatchObject({
    title: 'to learn my thread',
    content: 'to learn my thread\nMy lid is cracked.\nOrder A-20931.',
    threadId,
  })
  const { rows } = await world.node.deps.pool.query<{ last_seq: number }>(
    'select last_seq from threads where key = $1',
    [threadId],
  )
  expect(ticket?.threadSeq).toBe(rows[0]?.last_seq)
  expect(await ticketOf(visitor, ticketId)).toMatchObject({ woId: ticketId })

  must(await agent.call('updateTicket', { ticketId, status: 3 }))
  const next = must(await agent.call('openTicket', { from, title: 'Lid', content: 'A new one.' }))
  expect(next).toMatchObject({ title: 'Lid', content: 'A new one.' })
  expect(next['ticketId']).not.toBe(ticketId)
})

it('a left message becomes a ticket, and is handled by that', async () => {
  const visitor = await Visitor.start(world.http)
  const left = { customerName: 'Sam', customerEmail: 's@shop.example', msgContent: 'Call me.\nPlease.' }
  must(await visitor.call('leaveMsg', { ...left, channelId: 'demo' }))
  const { pool } = world.node.deps
  const rows = async () =>
    (await pool.query('select * from left_messages where user_id = $1', [visitor.started.userId])).rows as {
      id: string
      ticket_id: string
    }[]
  const messageId = (await rows())[0]?.id
  const agent = await Agent.signIn(world.http)
  const from = { kind: 'leftMessage', messageId }
  const answers = await Promise.all(Array.from({ length: 3 }, () => agent.call('openTicket', { from })))
  const [ticket, ...again] = answers.map(must)
  expect(again).toEqual([ticket, ticket])
  expect(ticket).toMatchObject({
    title: 'Call me.',
    content: 'Call me.\nPlease.',
    customerName: 'Sam',
    customerEmail: 's@shop.example',
    threadSeq: 0,
  })
  expect(await rows()).toMatchObject([
    { is_handled: true, ticket_id: ticket?.['ticketId'], updated_by: 'Ana' },
  ])
  must(await agent.call('updateTicket', { ticketId: ticket?.['ticketId'], status: 5 }))
  expect(must(await agent.call('openTicket', { from }))['ticketId']).toBe(ticket?.['ticketId'])
})
