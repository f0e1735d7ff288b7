import type { RedisPort } from '@foyer/server/platform/redis/port.ts'
import { startNode, type ServerNode } from '@foyer/server/node.ts'
import { Http } from '@foyer/testkit/http.ts'
import { testConfig } from '@foyer/testkit/test-config.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { figure, type Figures } from '../report.ts'
import type { BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'

const visitorCount = 40
const messagesEach = 10

/** How many nodes Redis wakes for one message, by how many there are: it must not grow. */
export async function fanout(engines: Engines, world: BenchDatabase): Promise<Figures> {
  const alone = await deliveriesPerMessage(engines, world, 1)
  const together = await deliveriesPerMessage(engines, world, 8)
  return { fanout: figure(together, alone) }
}

async function deliveriesPerMessage(
  engines: Engines,
  world: BenchDatabase,
  nodeCount: number,
): Promise<number> {
  const urls = { databaseUrl: world.url, redisUrl: engines.redis.url }
  let deliveries = 0
  const seams = { redis: (redis: RedisPort) => counting(redis, () => void deliveries++) }
  const nodes: ServerNode[] = []
  try {
    for (let i = 0; i < nodeCount; i++)
      nodes.push(await startNode(testConfig(urls, { limitScale: 1_000 }), seams))
    const doors = nodes.map((node) => new Http(node.address))
    const door = (i: number) => doors[i % nodeCount] ?? fail('no node')

    const visitors: Visitor[] = []
    for (let i = 0; i < visitorCount; i++) visitors.push(await Visitor.start(door(i)))
    const streams = await Promise.all(visitors.map((visitor) => visitor.stream()))
    await Promise.all(streams.map((stream) => stream.next((frame) => frame.type === 'hello')))

    deliveries = 0
    const messages = visitorCount * messagesEach
    for (let i = 0; i < messages; i++) {
      const visitor = visitors[i % visitorCount] ?? fail('no visitor')
      // Through every node in turn, whichever holds the visitor's stream.
      const { token } = visitor.started
      await new Visitor(door(Math.floor(i / visitorCount)).with({ token }), visitor.started).send('hello')
    }
    const arrived = () =>
      streams.reduce((sum, { frames }) => sum + frames.filter((f) => f.type === 'event').length, 0)
    await waitUntil(
      () => arrived() === messages,
      () => `${arrived()} of ${messages} messages arrived`,
    )
    for (const stream of streams) stream.close()
    return deliveries / messages
  } finally {
    await Promise.all(nodes.map((node) => node.drain()))
  }
}

function counting(redis: RedisPort, count: () => void): RedisPort {
  redis.onMessage(count)
  return redis
}

function fail(message: string): never {
  throw new Error(message)
}
