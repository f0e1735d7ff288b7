import { Cluster, Redis } from 'ioredis'
import type { Outage } from '../observe/outage.ts'
import { within } from '../within.ts'
import { kindOf, type BadMessages, type MessageKind } from './bad-messages.ts'
import type { RedisPort } from './port.ts'

/** A head that nobody has touched for a day is cheaper to read from PostgreSQL again. */
const headLifeMs = 86_400_000

/** How long somebody who waits for an answer of Redis waits at most. */
const replyMs = 200

/** Commands fail at once while Redis is away: callers have a slower road and take it. */
const patience = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2_000,
  retryStrategy: (tries: number) => Math.min(50 * tries, 500),
}

type Told = { outage?: Outage; onBadMessage?: BadMessages }

/** `prefix` keeps installations that share a Redis apart: it leads every key and every channel. */
export function connectRedis(urls: readonly string[], prefix: string, told: Told = {}): RedisPort {
  const commands = open(urls)
  const subscriber = open(urls)
  let isClosed = false
  const isUp = () => commands.status === 'ready' && subscriber.status === 'ready'
  for (const connection of [commands, subscriber]) {
    connection.on('error', (error: unknown) => told.outage?.lost(error))
    connection.on('close', () => isClosed || told.outage?.lost())
    connection.on('ready', () => isUp() && told.outage?.back())
  }
  const run = scriptRunner(commands)

  /** An error thrown out of a listener would end the process. */
  function guarded(kind: MessageKind, work: () => void): void {
    try {
      work()
    } catch (error) {
      told.onBadMessage?.(kind, error)
    }
  }

  return {
    async notify(notifications) {
      await run(
        'foyerNotify',
        notifications.map((r) => ({
          key: prefix + r.headKey,
          args: [r.seq, r.head, prefix + r.channel, r.payload, headLifeMs],
        })),
      )
    },
    async publish(channel, payload) {
      await commands.spublish(prefix + channel, payload)
    },
    async subscribe(channel) {
      await inTime(subscriber.ssubscribe(prefix + channel))
    },
    async unsubscribe(channel) {
      await subscriber.sunsubscribe(prefix + channel)
    },
    onMessage(listener) {
      subscriber.on('smessage', (name: string, payload: string) => {
        const channel = name.slice(prefix.length)
        guarded(kindOf(channel), () => listener(channel, payload))
      })
    },
    onResubscribed: (listener) => void subscriber.on('ready', () => guarded('other', listener)),
    get: (key) => inTime(commands.get(prefix + key)),
    async remove(key) {
      await inTime(commands.del(prefix + key))
    },
    count: (hits) =>
      inTime(
        run(
          'foyerCount',
          hits.map((hit) => ({ key: prefix + hit.key, args: [hit.by, hit.windowMs] })),
        ),
      ),
    isUp,
    close() {
      isClosed = true
      commands.disconnect()
      subscriber.disconnect()
      return Promise.resolve()
    },
  }
}

/** A Redis that hangs must not hold anybody up for longer than PostgreSQL would take. */
const inTime = <T>(reply: Promise<T>): Promise<T> => within(reply, replyMs, 'Redis does not answer')

function open(urls: readonly string[]): Redis | Cluster {
  const [first] = urls
  if (first === undefined) throw new Error('no Redis address')
  // We subscribe again ourselves: only the watches know which channels still matter.
  if (urls.length === 1) return new Redis(first, { ...patience, autoResubscribe: false })
  return new Cluster([...urls], {
    shardedSubscribers: true,
    enableOfflineQueue: false,
    clusterRetryStrategy: patience.retryStrategy,
    redisOptions: { maxRetriesPerRequest: 1, connectTimeout: patience.connectTimeout },
  })
}

type ScriptName = 'foyerNotify' | 'foyerCount'
/** What a script does for one key. */
type KeyCall = { key: string; args: readonly (string | number)[] }
/** ioredis adds a method per defined script; its types cannot know. */
type Scripted = Record<ScriptName, (keyCount: number, ...args: (string | number)[]) => Promise<number[]>>

/**
 * Runs a script for many keys: one command on one server, a command for each key across a cluster, whose keys are on
 * different servers. No pipelines: those of ioredis stay reachable from each other, so a collection of young garbage
 * keeps all of them (docs/decisions/2026-11-17-short-lived-objects-stay-young.md).
 */
function scriptRunner(connection: Redis | Cluster) {
  connection.defineCommand('foyerNotify', { lua: notifyScript })
  connection.defineCommand('foyerCount', { lua: countScript })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- defined two lines above
  const scripted = connection as unknown as Scripted

  const runTogether = (name: ScriptName, calls: readonly KeyCall[]): Promise<number[]> =>
    scripted[name](calls.length, ...calls.map(({ key }) => key), ...calls.flatMap(({ args }) => args))

  return async (name: ScriptName, calls: readonly KeyCall[]): Promise<number[]> => {
    if (calls.length === 0) return []
    if (connection instanceof Redis) return runTogether(name, calls)
    const replies = await Promise.all(calls.map((call) => runTogether(name, [call])))
    return replies.flat()
  }
}

/**
 * Keeps the newest head of each thread and publishes; of two heads with the same end the one with the later token
 * generation. Two nodes may notify for one thread in either order, and a head that went back would hide an entry from
 * pollers. Key and channel share a hash tag, so the script runs in a cluster.
 */
const notifyScript = `
for i, key in ipairs(KEYS) do
  local at = (i - 1) * 5
  local head = ARGV[at + 2]
  local seq, gen = string.match(redis.call('GET', key) or '', '^(%d+) %d (%d+)')
  local ahead = tonumber(ARGV[at + 1]) - (tonumber(seq) or -1)
  local gains = (tonumber(string.match(head, '^%d+ %d (%d+)')) or 0) - (tonumber(gen) or 0)
  if ahead > 0 or (ahead == 0 and gains >= 0) then redis.call('SET', key, head, 'PX', ARGV[at + 5]) end
  if ARGV[at + 4] ~= '' then redis.call('SPUBLISH', ARGV[at + 3], ARGV[at + 4]) end
end
return {}`

/** Adds to counters. The life of each starts with its first hit. */
const countScript = `
local totals = {}
for i, key in ipairs(KEYS) do
  local by = ARGV[i * 2 - 1]
  totals[i] = redis.call('INCRBY', key, by)
  if totals[i] == tonumber(by) then redis.call('PEXPIRE', key, ARGV[i * 2]) end
end
return totals`
