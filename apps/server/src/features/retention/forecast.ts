import { sql } from 'kysely'
import type { Removal } from '@foyer/contract/desk/retention.ts'
import { retentions } from '@foyer/contract/desk/retentions.ts'
import { retentionTiming } from '../../node-timing.ts'
import type { Db } from '../../platform/db/pool.ts'
import { dueAt, lifetimeMs } from '../../rules/log/shelf-life.ts'
import { firstShelf } from '../../rules/log/shelf.ts'
import { shelfLives } from './shelf-lives.ts'

const dayMs = 86_400_000

/** How many conversations of a tenant go when, the soonest first. What is overdue goes now. */
export async function forecastOf(db: Db, tenantId: number, now: number): Promise<Removal[]> {
  const [divided, undivided] = await Promise.all([ofShelves(db, tenantId), ofFirstShelf(db, tenantId)])
  const byTime = new Map<number, number>()
  for (const { time, conversations } of [...divided, ...undivided]) {
    const at = Math.max(time, now)
    byTime.set(at, (byTime.get(at) ?? 0) + conversations)
  }
  return [...byTime]
    .map(([time, conversations]) => ({ time, conversations }))
    .toSorted((one, other) => one.time - other.time)
}

/** By an index over tenant and shelf. Sessions of shelves that are detached are hidden, and no longer forecast. */
async function ofShelves(db: Db, tenantId: number): Promise<Removal[]> {
  const lives = await shelfLives(db)
  const dueTimes = new Map(
    lives.flatMap((life) => {
      const time = life.detachedAt === undefined ? dueAt(life) : undefined
      return time === undefined ? [] : [[life.id, time] as const]
    }),
  )
  if (dueTimes.size === 0) return []
  const rows = await db
    .selectFrom('sessions')
    .select(['shelf', ({ fn }) => fn.countAll<number>().as('n')])
    .where('tenant_id', '=', tenantId)
    .where('shelf', 'in', [...dueTimes.keys()])
    .groupBy('shelf')
    .execute()
  return rows.map(({ shelf, n }) => ({ time: dueTimes.get(shelf) ?? 0, conversations: n }))
}

/** Sessions from before the log was divided go one by one, so they are counted by day. */
async function ofFirstShelf(db: Db, tenantId: number): Promise<Removal[]> {
  const lifetimes = retentions.map((each) => lifetimeMs(each) ?? null)
  const { rows } = await sql<Removal>`
    select (greatest(s.ended_at + l.ms, greatest(c.retention_since, n.retention_since, 0) + ${retentionTiming.undoMs}::bigint)
        / ${dayMs}::bigint + 1) * ${dayMs}::bigint as time, count(*)::int as conversations
    from tenants n
    join channels c on c.tenant_id = n.id
    join unnest(${[...retentions]}::text[], ${lifetimes}::bigint[]) l(class, ms) on l.class = coalesce(c.retention, n.retention)
    join threads t on t.tenant_id = c.tenant_id and t.channel_id = c.id
    join sessions s on s.tenant_id = t.tenant_id and s.thread_id = t.id
    where n.id = ${tenantId} and l.ms is not null and s.tenant_id = ${tenantId} and s.shelf = ${firstShelf}
      and s.ended_at is not null
    group by 1`.execute(db)
  return rows
}
