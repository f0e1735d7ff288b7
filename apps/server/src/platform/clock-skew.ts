import type { FastifyBaseLogger } from 'fastify'
import { clockTiming } from '../node-timing.ts'
import type { Clock, SteadyClock } from './clock.ts'
import type { Pool } from './db/pool.ts'
import type { Metrics } from './observe/metrics.ts'

type Parts = {
  pool: Pool
  /** What the node goes by; one that can be shifted is set right when it is far off. */
  clock: Clock | SteadyClock
  /** The clock of the machine, which an operator must keep right. */
  wall: Clock
  log: FastifyBaseLogger
  metrics: Pick<Metrics, 'clockSkew'>
}

/**
 * How far this node's clock is from PostgreSQL's. Leases are times in the database that every node compares with its
 * own clock: a node whose clock is off must not end anybody's lease.
 */
export function createClockSkew({ pool, clock, wall, log, metrics }: Parts) {
  /** Positive: the machine is ahead. Undefined until it was measured. */
  let skewMs: number | undefined
  /** How far the node's own clock is behind. */
  let behindMs = 0
  let isWarned = false

  async function measure(): Promise<void> {
    const before = { own: clock.now(), wall: wall.now() }
    const { rows } = await pool.query<{ now: number }>({
      name: 'clock',
      text: 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    })
    const after = { own: clock.now(), wall: wall.now() }
    skewMs = skewOf(before.wall, rows[0]?.now ?? after.wall, after.wall)
    metrics.clockSkew.set(skewMs / 1000)
    warnOnce(skewMs)
    follow(skewOf(before.own, rows[0]?.now ?? after.own, after.own))
  }

  function follow(ownSkewMs: number): void {
    const isFar = Math.abs(ownSkewMs) > clockTiming.warnSkewMs
    if (isFar && 'shift' in clock) clock.shift(-ownSkewMs)
    behindMs = isFar && 'shift' in clock ? 0 : Math.max(0, -ownSkewMs)
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
    leaseClock: { now: (): number => clock.now() + behindMs } satisfies Clock,
  }
}

export type ClockSkew = ReturnType<typeof createClockSkew>

/** At least this much: the database was read at some moment between `before` and `after`. */
export function skewOf(before: number, database: number, after: number): number {
  if (database < before) return before - database
  return database > after ? after - database : 0
}
