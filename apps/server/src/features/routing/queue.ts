import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { QueuePlace } from '@foyer/contract/events/stream.ts'
import { waitingTime } from '../../rules/routing/waiting-time.ts'
import { routingTiming } from '@foyer/core/timing.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { tellAll, type Watch } from '../../log/watch.ts'
import type { Watches } from '../../log/watches.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Quarantine } from '../../platform/jobs/quarantine.ts'
import type { Failures } from '../../platform/observe/failures.ts'
import type { Metrics } from '../../platform/observe/metrics.ts'
import { countWaiting, waiting } from './waiting.ts'

/** The order of everybody who waits in a tenant, and when people were last served in each group. */
type Line = { places: Map<number, { groupId: string; index: number }>; served: Map<string, number[]> }

type Parts = {
  db: Db
  clock: Clock
  watches: Watches
  log: FastifyBaseLogger
  metrics: Metrics
  failures: Failures
  quarantine: Quarantine
}

const nowhere: QueuePlace = { waitIndex: 0 }

/** Names this job in logs and metrics. */
const job = 'queue-places'
/** Rows that one statement reads, and visitors who are told in one turn: about two milliseconds of the event loop. */
const sliceRows = 2_000
const toldAtOnce = 500

/**
 * The queue of waiting visitors, in order. Positions are computed on read from the whole queue, which each
 * node loads at most every three seconds per tenant, however many wait: serving a visitor changes no row of
 * those behind them.
 */
export function createQueue({ db, clock, watches, log, metrics, failures, quarantine }: Parts) {
  const remembered = new Map<number, { line: Promise<Line>; until: number }>()
  let toldAt = 0

  async function load(tenantId: number): Promise<Line> {
    const lengths = new Map<string, number>()
    const places: Line['places'] = new Map()
    for (let after = 0, isLast = false; !isLast;) {
      const slice = await waiting(db, tenantId)
        .where('w.ticket', '>', after)
        .select(['w.id', 'w.group_id', 'w.ticket'])
        .orderBy('w.ticket')
        .limit(sliceRows)
        .execute()
      for (const { id, group_id: groupId } of slice) {
        const index = (lengths.get(groupId) ?? 0) + 1
        lengths.set(groupId, index)
        places.set(id, { groupId, index })
      }
      after = slice.at(-1)?.ticket ?? after
      isLast = slice.length < sliceRows
    }
    return { places, served: places.size > 0 ? await loadServed(tenantId) : new Map<string, number[]>() }
  }

  async function loadServed(tenantId: number): Promise<Line['served']> {
    const { rows } = await sql<{ id: string; served: number[] }>`
      select g.id, array(
        select q.served_at::float8 from queue_waits q
        where q.tenant_id = g.tenant_id and q.group_id = g.id
        order by q.served_at desc limit ${routingTiming.waitsCounted}) as served
      from agent_groups g where g.tenant_id = ${tenantId}
    `.execute(db)
    return new Map(rows.map(({ id, served }) => [id, served]))
  }

  function lineOf(tenantId: number): Promise<Line> {
    const known = remembered.get(tenantId)
    if (known && known.until > clock.now()) return known.line
    const line = load(tenantId).catch((error: unknown) => {
      remembered.delete(tenantId)
      throw error
    })
    remembered.set(tenantId, { line, until: clock.now() + routingTiming.positionsMs })
    return line
  }

  function placeIn(line: Line, threadId: number): QueuePlace | undefined {
    const place = line.places.get(threadId)
    return place && placed(place.index, line.served.get(place.groupId) ?? [])
  }

  function placed(waitIndex: number, served: readonly number[]): QueuePlace {
    const range = waitingTime(waitIndex, served, clock.now())
    return { waitIndex, ...(range && { waitFromMs: range.fromMs, waitToMs: range.toMs }) }
  }

  /** For whoever has only just joined the line: the remembered one does not know them. */
  async function counted({ tenantId, threadId }: ThreadRef): Promise<QueuePlace> {
    const own = await waiting(db, tenantId)
      .where('w.id', '=', threadId)
      .select(['w.ticket', 'w.group_id'])
      .executeTakeFirst()
    if (!own || own.ticket === null) return nowhere
    const before = await countWaiting(db, tenantId, own.group_id, own.ticket)
    return placed(before + 1, (await loadServed(tenantId)).get(own.group_id) ?? [])
  }

  return {
    /** 1 for the next in line, 0 for a thread that does not wait; at most three seconds old. */
    async placeOf(ref: ThreadRef): Promise<QueuePlace> {
      try {
        return placeIn(await lineOf(ref.tenantId), ref.threadId) ?? (await counted(ref))
      } catch (error) {
        failed(ref.tenantId, error)
        return nowhere
      }
    },

    /** The place as it is now. */
    counted,

    /** Tells everybody who waits and listens here where they are. Called every second, it works every third. */
    async tellPlaces(): Promise<void> {
      if (clock.now() - toldAt < routingTiming.positionsMs) return
      toldAt = clock.now()
      const waitingIn = Map.groupBy(
        [...watches.all()].filter((watch) => watch.head.status === 'queued' && watch.listeners.length > 0),
        (watch) => watch.ref.tenantId,
      )
      for (const [tenantId, waiters] of waitingIn)
        await quarantine.attempt(job, { tenantId, id: 'queue' }, () => tellTenant(tenantId, waiters))
    },
  }

  async function tellTenant(tenantId: number, waiters: readonly Watch[]): Promise<void> {
    const line = await lineOf(tenantId)
    for (const [index, watch] of waiters.entries()) {
      if (index > 0 && index % toldAtOnce === 0) await nextTurn()
      const place = placeIn(line, watch.ref.threadId)
      if (place) tellPlace(watch, place)
    }
  }

  function tellPlace(watch: Watch, place: QueuePlace): void {
    try {
      tellAll(watch, (listener) => listener.onPlace?.(place, watch))
    } catch (error) {
      failures.report(job, error, watch.ref)
    }
  }

  function failed(tenantId: number, error: unknown): void {
    metrics.rowFailures.inc({ job })
    log.warn({ err: error, job, tenantId }, 'a place in the queue could not be read')
  }
}

export type Queue = ReturnType<typeof createQueue>
