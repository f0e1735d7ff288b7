import type { FastifyBaseLogger } from 'fastify'
import { clockTiming } from '../node-timing.ts'
import type { Clock } from './clock.ts'
import type { Pool } from './db/pool.ts'
import type { Metrics } from './observe/metrics.ts'

type Parts = {
  pool: Pool
  clock: Clock
  log: FastifyBaseLogger
  metrics: Pick<Metrics, 'clockSkew'>
}

/**
 * How far this node's clock is from PostgreSQL's. Leases are times in the database that every node compares with its
 * own clock: a node whose clock is off must not end anybody's lease.
 */
export function createClockSkew({ pool, clock, log, metrics }: Parts) {
  /** Positive: this node is ahead. Undefined until it was measured. */
  let skewMs: number | undefined
  let isWarned = false

  async function measure(): Promise<void> {
    const before = clock.now()
    const { rows } = await pool.query<{ now: number }>({
      name: 'clock',
      text: 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    })
    const after = clock.now()
    skewMs = skewOf(before, rows[0]?.now ?? after, after)
    metrics.clockSkew.set(skewMs / 1000)
    warnOnce(skewMs)
  }

  function warnOnce(ms: number): void {
    const isSkewed = Math.abs(ms) > clockTiming.warnSkewMs
    if (isSkewed === isWarned) return
    isWarned = isSkewed
    if (isSkewed) log.warn({ skewMs: Math.round(ms) }, 'the clock differs from that of PostgreSQL')
    else log.info('the clock agrees with that of PostgreSQL again')
  }

  const isWithin = (ms: number): boolean => skewMs !== undefined && Math.abs(skewMs) <= ms

  return {
    /** While PostgreSQL is away, the last result stays. */
    measure,
    /** Whether this node's clock may decide that a lease is over. */
    isTrusted: (): boolean => isWithin(clockTiming.warnSkewMs),
    /** Whether this node may be given traffic. */
    isReady: (): boolean => isWithin(clockTiming.maxSkewMs),
    /** For leases that this node gives: a clock that is behind must not make them end early elsewhere. */
    leaseClock: { now: (): number => clock.now() + Math.max(0, -(skewMs ?? 0)) } satisfies Clock,
  }
}

export type ClockSkew = ReturnType<typeof createClockSkew>

/** At least this much: the database was read at some moment between `before` and `after`. */
export function skewOf(before: number, database: number, after: number): number {
  if (database < before) return before - database
  return database > after ? after - database : 0
}
