import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RedisPort } from '@foyer/server/platform/redis/port.ts'
import type { ServerNode } from '@foyer/server/node.ts'
import type { Clock } from '@foyer/server/platform/clock.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'
import { contentsOf, eventsOf } from './events-of.ts'

type Engines = { databaseUrl: string; redisUrl: string | string[] }

/** What the log promises, on whatever Redis is given: one server, or the masters of a cluster. */
export function logSuite(engines: () => Promise<Engines>): void {
  let world: World
  let other: ServerNode
  let deafNode: ServerNode
  let skew = 0
  const clock: Clock = { now: () => Date.now() + skew }

  beforeAll(async () => {
    world = await createWorld(await engines(), { clock })
    other = await world.startNode()
    deafNode = await world.startNode({}, { clock, redis: withoutNotifications })
  })
  afterAll(() => world.close())

  it('one order without holes for everyone, with writers on two nodes', async () => {
    const { visitor, agent, threadId } = await startTalk(world.http)
    const elsewhere = new Visitor(visitor.http.at(other.address), visitor.started)
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        if (i % 3 === 0) return agent.reply(threadId, `agent ${i}`)
        return (i % 3 === 1 ? visitor : elsewhere).send(`visitor ${i}`)
      }),
    )
    const { rows } = await world.node.deps.pool.query<{ seq: number; at: number }>(
      'select e.seq, e.at from entries e join threads t on t.id = e.thread_id where t.key = $1 order by e.seq',
      [threadId],
    )
    expect(rows.map((row) => row.seq)).toEqual(rows.map((_, i) => i + 1))
    expect(rows.every((row, i) => i === 0 || row.at > (rows[i - 1]?.at ?? 0))).toBe(true)
  })

  it('time within a thread only rises, even when the clock of the node is set back', async () => {
    const visitor = await Visitor.start(world.http)
    const first = await visitor.send('before')
    skew = -30_000
    const second = await visitor.send('after')
    skew = 0
    expect(Number(second.body.data['msgTime'])).toBeGreaterThan(Number(first.body.data['msgTime']))
  })

  it('a sender who fires without waiting is stored in that order', async () => {
    const visitor = await Visitor.start(world.http)
    const { deps } = world.node
    const claims = deps.visitorTokens.verify(visitor.started.token, clock.now())
    if (!claims) throw new Error('no claims')
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        deps.append({
          ...claims,
          clientId: newId(),
          guard: { by: 'visitor', gen: claims.gen },
          sender: 'visitor',
          body: { type: 'message', msgType: 1, content: String(i) },
        }),
      ),
    )
    const page = await deps.reader.after(claims, visitor.started.lastSeq, {
      threadKey: claims.threadKey,
      limit: 100,
    })
    expect(contentsOf(page.entries)).toEqual(Array.from({ length: 30 }, (_, i) => String(i)))
  })

  it('a message written on one node reaches a stream on another', async () => {
    const { visitor, agent, threadId } = await startTalk(world.http)
    const stream = await new Visitor(visitor.http.at(other.address), visitor.started).stream()
    await agent.reply(threadId, 'across')
    await stream.next((frame) => eventsOf([frame]).some((event) => event['msgContent'] === 'across'))
  })

  it('a ring that is lost costs a sweep, never an entry', async () => {
    const { visitor } = await startTalk(world.http)
    const stream = await visitor.stream()
    const throughDeafNode = new Visitor(visitor.http.at(deafNode.address), visitor.started)
    await throughDeafNode.send('nobody rang')
    await stream.next((frame) => eventsOf([frame]).some((event) => event['msgContent'] === 'nobody rang'))
    const poll = await new Visitor(visitor.http.at(other.address), visitor.started).call('getEventMsg', {
      lastSeq: 0,
    })
    expect(JSON.stringify(poll.body)).toContain('nobody rang')
  })

  it('an empty poll, a typing notice and a stream that connects ask PostgreSQL nothing', async () => {
    const visitor = await Visitor.start(world.http)
    await visitor.send('warm')
    const stream = await visitor.stream(2)
    await visitor.call('getEventMsg', { lastSeq: 2 })
    const statements = countStatements(world.node)
    for (let i = 0; i < 20; i++) {
      await visitor.call('getEventMsg', { lastSeq: 2 })
      await visitor.http.call('typing', { msgContent: 'x' })
    }
    ;(await visitor.stream(2)).close()
    expect(statements()).toEqual([])
    stream.close()
  })

  it('the head in Redis never goes back, whichever node rings last', async () => {
    const { redis } = world.node.deps
    const ring = (seq: number) => ({
      headKey: 'head:{9:9}',
      seq,
      head: `${seq} 2 1 b`,
      channel: 'bell:{9:9}',
      payload: '',
    })
    await redis.notify([ring(7)])
    await redis.notify([ring(5)])
    expect(await redis.get('head:{9:9}')).toBe('7 2 1 b')
  })
}

/** A node that stores but never notifies: what a crash between commit and notification looks like to the others. */
function withoutNotifications(redis: RedisPort): RedisPort {
  return { ...redis, notify: () => Promise.resolve(), publish: () => Promise.resolve() }
}

/** Statements that a node repeats, whatever visitors do; those of a shelf without its number. */
const background = new Set([
  'sweep',
  'read-marks',
  'revocations',
  'routing-due',
  'overflow-due',
  'claimSilent',
  'last-words',
  'lookAgain',
  'visitor-presence',
  'agent-streams',
  'calls-due',
  'clock',
  'ages',
  'beats',
  'shelves',
  'shelves-begun',
  'presence-lapsed',
  'stale-jobs',
  'dead-jobs',
])

/** The statements a node sends from now on, other than those of its own sweep, and what agents of earlier tests have read. */
function countStatements(node: ServerNode): () => string[] {
  const seen: string[] = []
  const { pool } = node.deps
  const query = pool.query.bind(pool)
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      const [first] = args
      const text = typeof first === 'string' ? first : String((first as { name?: string; text: string }).name)
      if (!background.has(text.replace(/-\d+$/, ''))) seen.push(text)
      return Reflect.apply(query, pool, args) as unknown
    },
  })
  return () => seen
}
