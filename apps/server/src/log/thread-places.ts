import type { Pool } from '../platform/db/pool.ts'
import { tagOf, type ThreadRef } from './thread-ref.ts'

/** The shelf that a thread writes to, and the one that it wrote to before. */
export type Place = { shelf: number; previous: number | undefined }

/** Of those used last this many are remembered, and at most twice as many: more than the threads of any batch. */
const atLeastRemembered = 25_000

const placesSql = `
select t.tenant_id, t.id, t.shelf, t.previous_shelf
from unnest($1::int[], $2::bigint[]) w(tenant_id, id)
join threads t on t.tenant_id = w.tenant_id and t.id = w.id`

type Row = { tenant_id: number; id: number; shelf: number; previous_shelf: number | null }

/**
 * On which shelf threads are, as far as this node knows. A thread moves when a session starts, perhaps on another node:
 * statements compare the shelf with the thread's row, and whoever finds a difference asks again.
 */
export function createThreadPlaces(pool: Pick<Pool, 'query'>, atLeast = atLeastRemembered) {
  // Two generations instead of one map in the order of use, whose oldest key is behind the places of all removed ones.
  let recent = new Map<string, Place>()
  let older = new Map<string, Place>()

  function set(ref: ThreadRef, place: Place): void {
    if (recent.size >= atLeast) {
      older = recent
      recent = new Map()
    }
    recent.set(tagOf(ref), place)
  }

  async function load(refs: readonly ThreadRef[]): Promise<void> {
    if (refs.length === 0) return
    const values = [refs.map((ref) => ref.tenantId), refs.map((ref) => ref.threadId)]
    const { rows } = await pool.query<Row>({ name: 'thread-places', text: placesSql, values })
    for (const row of rows) set({ tenantId: row.tenant_id, threadId: row.id }, toPlace(row))
  }

  function known(ref: ThreadRef): Place | undefined {
    const tag = tagOf(ref)
    return recent.get(tag) ?? older.get(tag)
  }

  return {
    set,
    known,
    /** Asks PostgreSQL for those that this node does not know; threads that do not exist stay unknown. */
    async load(refs: readonly ThreadRef[]): Promise<void> {
      for (const ref of refs) {
        const place = known(ref)
        if (place && !recent.has(tagOf(ref))) set(ref, place)
      }
      await load(refs.filter((ref) => !known(ref)))
    },
    /** Asks PostgreSQL also for those that this node knows. */
    async reload(refs: readonly ThreadRef[]): Promise<void> {
      for (const ref of refs) for (const places of [recent, older]) places.delete(tagOf(ref))
      await load(refs)
    },
    async find(ref: ThreadRef): Promise<Place | undefined> {
      if (!known(ref)) await load([ref])
      return known(ref)
    },
  }
}

export type ThreadPlaces = ReturnType<typeof createThreadPlaces>

export function toPlace(row: { shelf: number; previous_shelf: number | null }): Place {
  return { shelf: row.shelf, previous: row.previous_shelf ?? undefined }
}
