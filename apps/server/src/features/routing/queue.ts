import { sql } from 'kysely'
import type { QueuePlace } from '@foyer/contract/events/queue-place.ts'
import { waitingTime } from '@foyer/core/routing/waiting-time.ts'
import { routingTiming } from '@foyer/core/timing.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import type { Watches } from '../../log/watches.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import { countWaiting, waiting } from './waiting.ts'

/** The order of everybody who waits in a tenant, and when people were last served in each group. */
type Line = { places: Map<number, { groupId: string; index: number }>; served: Map<string, number[]> }

const nowhere: QueuePlace = { waitIndex: 0 }

/**
 * Who waits for a person, in order. A place is computed on read from the whole line, which is loaded at most every
 * three seconds per tenant and node, however many wait: that somebody is served changes no row of those behind them.
 */
export function createQueue({ db, clock, watches }: { db: Db; clock: Clock; watches: Watches }) {
  const remembered = new Map<number, { line: Promise<Line>; until: number }>()
  let toldAt = 0

  async function load(tenantId: number): Promise<Line> {
    const rows = await waiting(db, tenantId).select(['w.id', 'w.group_id']).orderBy('w.ticket').execute()
    const lengths = new Map<string, number>()
    const places = new Map(
      rows.map(({ id, group_id: groupId }) => {
        const index = (lengths.get(groupId) ?? 0) + 1
        lengths.set(groupId, index)
        return [id, { groupId, index }]
      }),
    )
    return { places, served: rows.length > 0 ? await loadServed(tenantId) : new Map<string, number[]>() }
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
    const line = load(tenantId)
    remembered.set(tenantId, { line, until: clock.now() + routingTiming.positionsMs })
    line.catch(() => remembered.delete(tenantId))
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
      } catch {
        return nowhere
      }
    },

    /** The place as it is now. */
    counted,

    /** Tells everybody who waits and listens here where they are. Called every second, it works every third. */
    async tellPlaces(): Promise<void> {
      if (clock.now() - toldAt < routingTiming.positionsMs) return
      toldAt = clock.now()
      const lines = new Map<number, Line>()
      for (const watch of watches.all()) {
        if (watch.head.status !== 'queued' || watch.listeners.length === 0) continue
        const { tenantId, threadId } = watch.ref
        const line = lines.get(tenantId) ?? (await lineOf(tenantId))
        lines.set(tenantId, line)
        const place = placeIn(line, threadId)
        if (place) for (const listener of watch.listeners) listener.onPlace?.(place, watch)
      }
    },
  }
}

export type Queue = ReturnType<typeof createQueue>
