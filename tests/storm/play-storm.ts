import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { connectWorld } from '@foyer/testkit/connect-world.ts'
import { startChild, type Child } from '../bench/processes/start-child.ts'
import type { BenchDatabase } from '../bench/world/database.ts'
import type { Engines } from '../bench/world/engines.ts'
import { streamRequest } from '../bench/world/requests.ts'
import { createVisitors, type BenchVisitor } from '../bench/world/visitors.ts'
import { warmHeads } from '../bench/world/warm-heads.ts'
import type { BareStormNode } from './bare-node.ts'
import type { StormClients } from './clients.ts'
import { missed } from './missed.ts'
import type { StormNode } from './node.ts'

const longestMs = 60_000
/** Long enough that every client has come to its longest pause between two tries, whatever is written meanwhile. */
const longAwayMs = 5_000

type Options = { streams: number; backlog?: number; awayAtLeastMs?: number }

export type Storm = {
  /** How long after the server listened again each client had what it missed, in order. */
  lateMs: number[]
  awayMs: number
  /** CPU of the new server until all were back. */
  cpuMs: number
  heard: { tries: number; opened: number; broken: number }
  /** Connections that did not fit into the backlog; of the whole machine. */
  overflows: number
}

/** A server in two processes: the second takes the port over after the first was killed. */
type Server = {
  open: () => Promise<{ port: number }>
  kill: () => Promise<void>
  /** What others write while nothing listens. */
  whileAway: () => Promise<void>
  /** Loaded before the kill: a start then takes as long as a start, not as long as reading the code. */
  next: Child<StormNode> | Child<BareStormNode>
  openAgain: (port: number) => Promise<{ at: number }>
}

/** A node with many streams is killed and comes back; each of its visitors missed a message meanwhile. */
export async function playStorm(
  engines: Engines,
  world: BenchDatabase,
  { streams, backlog = 8_192, awayAtLeastMs }: Options,
): Promise<Storm> {
  const urls = { databaseUrl: world.url, redisUrl: engines.redis.url }
  const visitors = await createVisitors(world, streams)
  await warmHeads(engines, world, visitors, 'noAgent')
  const [node, next] = [startChild<StormNode>('../storm/node.ts'), startChild<StormNode>('../storm/node.ts')]
  const server: Server = {
    open: () => node.ask('start', { ...urls, port: 0, backlog }),
    kill: node.end,
    whileAway: () => writeMissed(urls, world, visitors),
    next,
    openAgain: (port) => next.ask('start', { ...urls, port, backlog }),
  }
  return play(server, visitors.map(streamRequest), awayAtLeastMs)
}

/** The same with the least that holds streams open: it says what was missed as soon as somebody is back. */
export async function playBareStorm({ streams, backlog = 8_192, awayAtLeastMs }: Options): Promise<Storm> {
  const start = () => startChild<BareStormNode>('../storm/bare-node.ts')
  const [node, next] = [start(), start()]
  const server: Server = {
    open: () => node.ask('start', { port: 0, backlog, says: '' }),
    kill: node.end,
    whileAway: () => Promise.resolve(),
    next,
    openAgain: (port) => next.ask('start', { port, backlog, says: missed }),
  }
  const request = 'POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 0\r\n\r\n'
  return play(
    server,
    Array.from({ length: streams }, () => request),
    awayAtLeastMs,
  )
}

async function play(server: Server, requests: string[], awayAtLeastMs = longAwayMs): Promise<Storm> {
  const { next } = server
  const clients = startChild<StormClients>('../storm/clients.ts')
  try {
    const { port } = await server.open()
    await clients.ask('open', { port, requests })
    await next.ask('loaded', null)
    const [overflowsBefore, killedAt] = [overflowCount(), Date.now()]
    await server.kill()
    await server.whileAway()
    await sleep(Math.max(0, killedAt + awayAtLeastMs - Date.now()))
    const { at } = await server.openAgain(port)
    const cpuBefore = await next.ask('cpuMs', null)
    const lateMs = await caughtUp(clients, requests.length, at)
    const heard = await clients.ask('heard', null)
    const cpuMs = (await next.ask('cpuMs', null)) - cpuBefore
    return { lateMs, awayMs: at - killedAt, cpuMs, heard, overflows: overflowCount() - overflowsBefore }
  } finally {
    await Promise.all([server.kill(), next.end(), clients.end()])
  }
}

/** One message to everybody, as other nodes would write it while this one is away. */
async function writeMissed(
  urls: { databaseUrl: string; redisUrl: string },
  { demo: { tenantId } }: BenchDatabase,
  visitors: readonly BenchVisitor[],
): Promise<void> {
  const { deps, close } = await connectWorld(urls)
  for (let start = 0; start < visitors.length; start += 500) {
    const some = visitors.slice(start, start + 500)
    await Promise.all(
      some.map(({ threadId }) =>
        deps.append({
          tenantId,
          threadId,
          clientId: 'storm',
          guard: { by: 'server' },
          sender: 'robot',
          body: { type: 'message', msgType: msgTypes.text, content: missed },
        }),
      ),
    )
  }
  await sleep(500)
  await close()
}

async function caughtUp(clients: Child<StormClients>, count: number, listeningAt: number): Promise<number[]> {
  const deadline = Date.now() + longestMs
  for (;;) {
    const { caughtUpAt } = await clients.ask('heard', null)
    if (caughtUpAt.length >= count || Date.now() > deadline)
      return caughtUpAt.map((at) => at - listeningAt).toSorted((one, other) => one - other)
    await sleep(100)
  }
}

function overflowCount(): number {
  const [names, counts] = readFileSync('/proc/net/netstat', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('TcpExt:'))
    .map((line) => line.split(' '))
  return Number(counts?.[names?.indexOf('ListenOverflows') ?? -1])
}
