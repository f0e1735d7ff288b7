import { redisCommand } from './redis-command.ts'
import { startRedis } from './start-redis.ts'
import type { Redis } from './start-redis.ts'
import { waitUntil } from './wait-until.ts'

export type RedisCluster = {
  /** Any node is a way in; this is the first. */
  readonly url: string
  readonly nodes: readonly Redis[]
  dispose(): Promise<void>
}

/** A cluster of masters without replicas on loopback, its slots shared evenly. */
export async function startRedisCluster(masters = 3): Promise<RedisCluster> {
  const nodes = await Promise.all(Array.from({ length: masters }, () => startRedis({ cluster: true })))
  const [first, ...others] = nodes
  if (first === undefined) throw new Error('a cluster needs at least one node')

  await Promise.all(nodes.map((node, index) => giveSlots(node, index, masters)))
  for (const other of others) {
    await redisCommand(first.port, 'CLUSTER', 'MEET', '127.0.0.1', other.port, other.busPort ?? '')
  }
  await waitUntil(
    async () => (await Promise.all(nodes.map((node) => knowsAll(node, masters)))).every(Boolean),
    () => 'the cluster does not become ok',
  )
  return {
    url: first.url,
    nodes,
    async dispose() {
      await Promise.all(nodes.map((node) => node.dispose()))
    },
  }
}

const SLOTS = 16_384

async function giveSlots(node: Redis, index: number, masters: number): Promise<void> {
  const from = Math.floor((index * SLOTS) / masters)
  const to = Math.floor(((index + 1) * SLOTS) / masters) - 1
  await redisCommand(node.port, 'CLUSTER', 'ADDSLOTSRANGE', from, to)
  // Nodes that meet with one epoch would settle it by a collision, which takes seconds.
  await redisCommand(node.port, 'CLUSTER', 'SET-CONFIG-EPOCH', index + 1)
}

async function knowsAll(node: Redis, masters: number): Promise<boolean> {
  const info = await redisCommand(node.port, 'CLUSTER', 'INFO')
  return info.includes('cluster_state:ok') && info.includes(`cluster_size:${masters}\r`)
}
