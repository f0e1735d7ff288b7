import type { Clock } from './clock.ts'
import { Failed } from './http/failed.ts'
import type { Failures } from './observe/failures.ts'
import type { RedisPort } from './redis/port.ts'

export type LimitRule = { name: string; max: number; windowMs: number }

/** The share of a budget that a node may see used before it tells the others. */
const quietShare = 0.25
const flushMs = 250
const forgetMs = 5_000

type Counter = { id: string; rule: LimitRule; local: number; shared: number; untold: number; endsAt: number }

type Parts = { redis: RedisPort; clock: Clock; failures: Failures }

/**
 * Counts per visitor and per channel, in windows that all nodes share through Redis. A decision never waits:
 * it uses what this node knows, and honest callers, who stay far below their budget, never cause a Redis
 * command at all. While Redis is away each node counts alone.
 */
export function createLimits({ redis, clock, failures }: Parts, scale = 1) {
  // By rule, then by key: a name for Redis is only made for a new window, not for every call.
  const counters = new Map<LimitRule, Map<string, Counter>>()
  /** Those above the quiet share: only they are told to the other nodes. */
  const loud = new Set<Counter>()
  const timer = setInterval(() => void flush(), flushMs)
  timer.unref()
  const cleaner = setInterval(forgetPast, forgetMs)
  cleaner.unref()

  function forgetPast(): void {
    const now = clock.now()
    for (const byKey of counters.values()) {
      for (const [key, counter] of byKey) if (counter.endsAt <= now) byKey.delete(key)
    }
  }

  function counterOf(rule: LimitRule, key: string): Counter {
    const now = clock.now()
    const byKey = counters.get(rule) ?? new Map<string, Counter>()
    const known = byKey.get(key)
    if (known && now < known.endsAt) return known
    const window = Math.floor(now / rule.windowMs)
    const id = `rate:${rule.name}:{${key}}:${window}`
    const counter = { id, rule, local: 0, shared: 0, untold: 0, endsAt: (window + 1) * rule.windowMs }
    counters.set(rule, byKey.set(key, counter))
    return counter
  }

  /** The next window brings a new budget. */
  function tooMany({ endsAt }: Counter): Failed {
    return new Failed('request.tooMany', endsAt - clock.now())
  }

  async function flush(): Promise<void> {
    if (loud.size === 0 || !redis.isUp()) return
    const told = [...loud]
    loud.clear()
    const hits = told.map(({ id, untold, rule }) => ({ key: id, by: untold, windowMs: rule.windowMs }))
    for (const counter of told) counter.untold = 0
    const totals = await redis.count(hits).catch(failures.ignore('limits.flush'))
    totals?.forEach((total, i) => {
      const counter = told[i]
      if (counter) counter.shared = total
    })
  }

  return {
    /** Spends one from the budget of `key`, or fails with request.tooMany. */
    take(rule: LimitRule, key: string): void {
      const counter = counterOf(rule, key)
      const used = Math.max(counter.local, counter.shared + counter.untold)
      if (used >= rule.max * scale) throw tooMany(counter)
      counter.local++
      counter.untold++
      if (counter.local > rule.max * scale * quietShare) loud.add(counter)
    },

    /** For sign-in: every try is counted by Redis, and without Redis there is no try. */
    async takeStrictly(rule: LimitRule, key: string): Promise<void> {
      const counter = counterOf(rule, key)
      const totals = await redis
        .count([{ key: counter.id, by: 1, windowMs: rule.windowMs }])
        .catch(failures.ignore('limits.strict'))
      if (!totals) throw new Failed('server.busy')
      const [total] = totals
      if (total === undefined || total > rule.max * scale) throw tooMany(counter)
    },
    /** Removes the counts of somebody who is erased, by the rules of the present windows. */
    async forget(rules: readonly LimitRule[], key: string): Promise<void> {
      for (const rule of rules) {
        const counter = counterOf(rule, key)
        counters.get(rule)?.delete(key)
        loud.delete(counter)
        await redis.remove(counter.id).catch(failures.ignore('limits.forget'))
      }
    },
    stop(): void {
      clearInterval(timer)
      clearInterval(cleaner)
    },
  }
}

export type Limits = ReturnType<typeof createLimits>
