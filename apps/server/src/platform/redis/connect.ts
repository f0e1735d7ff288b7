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
        notifications.map((r) => [
          prefix + r.headKey,
          r.seq,
          r.head,
          prefix + r.channel,
          r.payload,
          headLifeMs,
        ]),
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
          hits.map((hit) => [prefix + hit.key, hit.by, hit.windowMs]),
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
type Args = (string | number)[]
/** ioredis adds a method per defined script; its types cannot know. */
type Scripted = Record<ScriptName, (...args: Args) => Promise<number>>
type ScriptedPipeline = Record<ScriptName, (...args: Args) => unknown>

/** Runs one script for many keys: a single pipeline on one server, separate commands across a cluster. */
function scriptRunner(connection: Redis | Cluster) {
  connection.defineCommand('foyerNotify', { numberOfKeys: 1, lua: notifyScript })
  connection.defineCommand('foyerCount', { numberOfKeys: 1, lua: countScript })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- defined two lines above
  const scripted = connection as unknown as Scripted

  return async (name: ScriptName, calls: Args[]): Promise<number[]> => {
    if (connection instanceof Cluster || calls.length === 1) {
      return Promise.all(calls.map((args) => scripted[name](...args)))
    }
    const pipeline = connection.pipeline()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const scriptedPipeline = pipeline as unknown as ScriptedPipeline
    for (const args of calls) scriptedPipeline[name](...args)
    const replies = (await pipeline.exec()) ?? []
    return replies.map(([error, total]) => {
      if (error) throw error
      return Number(total)
    })
  }
}
/**
 * Keeps the newest head and publishes; of two heads with the same end the one with the later token generation. Two nodes may notify for one thread in either order, and a head that went
 * back would hide an entry from pollers. Key and channel share a hash tag, so the script runs in a cluster.
 */
const notifyScript = `
local seq, gen = string.match(redis.call('GET', KEYS[1]) or '', '^(%d+) %d (%d+)')
local ahead = tonumber(ARGV[1]) - (tonumber(seq) or -1)
local gains = (tonumber(string.match(ARGV[2], '^%d+ %d (%d+)')) or 0) - (tonumber(gen) or 0)
if ahead > 0 or (ahead == 0 and gains >= 0) then redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[5]) end
if ARGV[4] ~= '' then redis.call('SPUBLISH', ARGV[3], ARGV[4]) end
return 1`

/** Adds to a counter whose life starts with its first hit. */
const countScript = `
local total = redis.call('INCRBY', KEYS[1], ARGV[1])
if total == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return total`
