import { expect, it } from 'vitest'
import { eventTypes, outTypes } from '@foyer/contract/codes.ts'
import { breakSilences } from '@foyer/server/features/silence/break-silence.ts'
import { recordPresence } from '@foyer/server/features/silence/record-presence.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const minute = 60_000
/** While the clock stands still, entries are stamped a millisecond apart. */
const aMoment = 1_000
const day = 24 * 60 * minute
let now = Date.now()
const world = givenWorld({ clock: { now: () => now } })

const excuse = 'We have your message. Please give us another moment.'
const reminder = 'Are you still there? Without an answer this chat will close.'

/** Time passes, and every node looks, at the same moment. */
async function pass(ms: number): Promise<void> {
  now += ms
  const other = await world.startNode()
  // What is found may make another look due at once.
  for (let round = 0; round < 3; round++)
    await Promise.all([world.node, other, world.node].map((node) => breakSilences(node.deps)))
  await other.drain()
}

async function systemSaid(visitor: Visitor): Promise<unknown[]> {
  const { body } = await visitor.call('getEventMsg', { lastSeq: 0 })
  return polled(body.data).flatMap((event) => (event['senderType'] === 4 ? [event['msgContent']] : []))
}

/** Read from the database: a visitor who polls has an open page, whose presence the node may record at any moment. */
async function isOpen(threadId: string): Promise<boolean | undefined> {
  const { pool } = world.node.deps
  const { rows } = await pool.query<{ is_open: boolean }>('select is_open from threads where key = $1', [
    threadId,
  ])
  return rows[0]?.is_open
}

async function closedEvents(visitor: Visitor): Promise<unknown[]> {
  const { body } = await visitor.call('getEventMsg', { lastSeq: 0 })
  return polled(body.data).filter((event) => event['event_type'] === eventTypes.closed)
}

async function answer(agent: Agent, threadId: string): Promise<void> {
  const { body } = await agent.reply(threadId, 'It is on its way.')
  expect(body.code).toBe(200)
}

it('T-20 an agent who does not answer is excused once, by whichever of three lookers is first', async () => {
  const { visitor } = await startTalk(world.http)
  await pass(3 * minute - aMoment)
  expect(await systemSaid(visitor)).toEqual([])
  await pass(2 * aMoment)
  expect(await systemSaid(visitor)).toEqual([excuse])
  await visitor.send('hello?')
  await pass(9 * minute)
  expect(await systemSaid(visitor)).toEqual([excuse])
})

it('T-20 the next silence of an agent is excused again', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await pass(3 * minute + aMoment)
  await answer(agent, threadId)
  await visitor.send('and the other one?')
  await pass(3 * minute + aMoment)
  expect(await systemSaid(visitor)).toEqual([excuse, excuse])
})

it('T-20 T-19 a visitor who is silent is reminded once, and then the session ends: outType 1', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await answer(agent, threadId)
  await pass(10 * minute + aMoment)
  expect(await systemSaid(visitor)).toEqual([reminder])
  await pass(10 * minute - 2 * aMoment)
  expect(await isOpen(threadId)).toBe(true)
  await pass(3 * aMoment)
  await expect.poll(() => isOpen(threadId)).toBe(false)
  await expect.poll(() => closedEvents(visitor)).toMatchObject([{ outType: 1 }])
})

it('T-20 a visitor who answers the reminder goes on', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await answer(agent, threadId)
  await pass(10 * minute + aMoment)
  await visitor.send('still here')
  await answer(agent, threadId)
  await pass(9 * minute)
  expect((await visitor.call('getEventMsg', { lastSeq: 99 })).body.data['status']).toBe(2)
})

const pages = {
  'a stream': (visitor: Visitor) => visitor.stream(),
  'a page that polls': async (visitor: Visitor) => {
    let isOpen = true
    polling.push(async () => void (isOpen && (await visitor.call('getEventMsg', { lastSeq: 99 }))))
    return { close: () => void (isOpen = false) }
  },
}
const polling: (() => Promise<void>)[] = []

it.each(Object.entries(pages))(
  'T-20 a visitor with %s open is reminded, and not sent away before they leave',
  async (_what, open) => {
    const { visitor, agent, threadId } = await startTalk(world.http)
    await answer(agent, threadId)
    const page = await open(visitor)
    for (let passed = 0; passed < 40; passed += 1) {
      now += minute
      for (const poll of polling) await poll()
      await recordPresence(world.node.deps)
      await breakSilences(world.node.deps)
    }
    await expect.poll(() => systemSaid(visitor)).toEqual([reminder])
    expect((await visitor.call('getEventMsg', { lastSeq: 99 })).body.data['status']).toBe(2)
    page.close()
    await expect.poll(() => isFollowed(threadId)).toBe(false)
    now += minute
    expect(await recordPresence(world.node.deps)).toBe(0)
    await pass(2 * minute)
    const lastEvent = async () => polled((await visitor.call('getEventMsg', { lastSeq: 0 })).body.data).at(-1)
    await expect.poll(lastEvent).toMatchObject({ event_type: eventTypes.closed, outType: 1 })
  },
)

it('T-20 a page whose conversation is being written to is recorded in the next round', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  await answer(agent, threadId)
  const stream = await visitor.stream()
  now += 10 * minute
  const { pool } = world.node.deps
  const writing = await pool.connect()
  await writing.query('begin')
  await writing.query('select from threads where key = $1 for update', [threadId])
  await recordPresence(world.node.deps)
  await writing.query('commit')
  writing.release()
  const seen = 'select visitor_here_at from threads where key = $1'
  await recordPresence(world.node.deps)
  expect((await pool.query(seen, [threadId])).rows).toEqual([{ visitor_here_at: now }])
  stream.close()
})

/** Whether a stream of the visitor is still open on the node. */
function isFollowed(threadKey: string): boolean {
  const watch = [...world.node.deps.watches.all()].find(({ key }) => key === threadKey)
  return watch?.listeners.some(({ isVisitor }) => isVisitor) ?? false
}

it('T-20 a node that looked and then slept says nothing: somebody has spoken since', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  now += 3 * minute + aMoment
  const { deps } = world.node
  const asleep = {
    ...deps,
    append: async (...given: Parameters<typeof deps.append>) => {
      await answer(agent, threadId)
      return deps.append(...given)
    },
  }
  await breakSilences(asleep)
  expect(await systemSaid(visitor)).toEqual([])
})

it('a session with the robot ends after a day without a word, one with words does not', async () => {
  const [silent, talking] = [await Visitor.start(world.http), await Visitor.start(world.http)]
  await pass(day - minute)
  await talking.send('one more thing')
  await pass(minute + aMoment)
  const { data } = (await silent.call('getEventMsg', { lastSeq: 1 })).body
  expect(data['status']).toBe(0)
  // Nobody ended it, and nobody is said to have.
  expect(polled(data).at(-1)).toMatchObject({ event_type: eventTypes.closed, outType: outTypes.idle })
  expect((await talking.call('getEventMsg', { lastSeq: 99 })).body.data['status']).toBe(1)
})

function polled(data: Record<string, unknown>): Record<string, unknown>[] {
  return data['msgList'] as Record<string, unknown>[]
}
