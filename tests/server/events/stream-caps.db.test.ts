import { beforeAll, expect, it } from 'vitest'
import { deskStream } from '@foyer/contract/desk/thread.ts'
import { StreamFrame } from '@foyer/contract/events/stream.ts'
import { streamTiming } from '@foyer/server/node-timing.ts'
import type { ServerNode } from '@foyer/server/node.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { openStream, type TestStream } from '@foyer/testkit/stream.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld({}, { limitScale: 100 })
const caps = { perVisitor: 3, perAgent: 3, perAddress: 12, perNode: 1_000 }
let node: ServerNode

beforeAll(async () => {
  node = await world.startNode({ streams: caps, trustedProxies: 1 })
})

function open({ started }: Visitor, address: string, at = node): Promise<TestStream> {
  const { userId, pollId, token, lastSeq } = started
  const input = { userId, pollId, lastSeq }
  return openStream(at.address, 'stream', input, { token, 'x-forwarded-for': address })
}

const evicted = { type: 'evicted', retryAfterMs: streamTiming.evictedMs }

function isOpen(stream: TestStream): Promise<boolean> {
  return Promise.race([
    stream.closed.then(() => false),
    new Promise<true>((done) => setTimeout(done, 50, true)),
  ])
}

it('a visitor’s oldest stream is told to stay away and closed; those of others go on', async () => {
  const neighbour = await open(await Visitor.start(world.http), '192.0.2.1')
  const visitor = await Visitor.start(world.http)
  const streams: TestStream[] = []
  for (let at = 0; at <= caps.perVisitor; at++) streams.push(await open(visitor, `192.0.2.${at + 2}`))
  const [oldest, ...rest] = streams
  await oldest?.closed
  expect(oldest?.frames.at(-1)).toEqual(evicted)
  for (const frame of oldest?.frames ?? []) StreamFrame.parse(frame)
  for (const stream of [...rest, neighbour]) expect(await isOpen(stream)).toBe(true)
  await visitor.send('still delivered')
  await rest[0]?.next((frame) => JSON.stringify(frame).includes('still delivered'))
  for (const stream of [...rest, neighbour]) stream.close()
})

it('an agent’s oldest desk is closed the same way', async () => {
  const agent = await Agent.signIn(world.http.at(node.address))
  const streams: TestStream[] = []
  for (let at = 0; at <= caps.perAgent; at++) streams.push(await agent.stream())
  await streams[0]?.closed
  expect(streams[0]?.frames.at(-1)).toEqual(evicted)
  for (const frame of streams[0]?.frames ?? []) deskStream.output.parse(frame)
  for (const stream of streams.slice(1)) expect(await isOpen(stream)).toBe(true)
  for (const stream of streams) stream.close()
})

it('one address keeps no more than its share, IPv6 by /64, and takes nothing from other addresses', async () => {
  const elsewhere = await open(await Visitor.start(world.http), '2001:db8:0:2::1')
  const streams: TestStream[] = []
  for (let at = 0; at < caps.perAddress * 2; at++)
    streams.push(await open(await Visitor.start(world.http), `2001:db8:0:1::${at + 1}`))
  await Promise.all(streams.slice(0, caps.perAddress).map((stream) => stream.closed))
  for (const stream of streams.slice(caps.perAddress)) expect(await isOpen(stream)).toBe(true)
  expect(await isOpen(elsewhere)).toBe(true)
  const metrics = await node.deps.metrics.registry.metrics()
  expect(metrics).toContain(`foyer_streams_evicted_total{cap="address"} ${caps.perAddress}`)
  for (const stream of [...streams, elsewhere]) stream.close()
})

it('a full node sends new streams elsewhere, and takes them again when there is room', async () => {
  const full = await world.startNode({ streams: { ...caps, perNode: 2 } })
  const visitors = await Promise.all(Array.from({ length: 3 }, () => Visitor.start(world.http)))
  const [one, two, three] = visitors
  if (!one || !two || !three) throw new Error('three visitors')
  const first = await open(one, '', full)
  await open(two, '', full)
  const { userId, pollId } = three.started
  const refused = await three.http.at(full.address).call('stream', { userId, pollId, lastSeq: 0 })
  expect(refused.status).toBe(503)
  expect(refused.body.error).toBe('server.busy')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(streamTiming.fullNodeMs / 1000)
  expect(await full.deps.metrics.registry.metrics()).toContain('foyer_streams_refused_total 1')
  first.close()
  await first.closed
  await expect.poll(() => full.deps.streams.size()).toBe(1)
  expect(await isOpen(await open(three, '', full))).toBe(true)
})

it('the streams of an evicted client release what they followed', async () => {
  const lone = await world.startNode({ streams: { ...caps, perVisitor: 1 } })
  const visitor = await Visitor.start(world.http)
  for (let at = 0; at < 10; at++) await open(visitor, '', lone)
  await expect.poll(() => lone.deps.streams.size()).toBe(1)
  const [watch] = lone.deps.watches.all()
  await expect.poll(() => watch?.listeners.length).toBe(1)
})
