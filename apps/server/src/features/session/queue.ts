import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import { ownerColumns } from '../../log/owner-columns.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'

/** Positions are read at most this often per tenant, however many wait and poll. */
const rememberMs = 3_000

/** Who waits for a person, in order. A position is computed on read and may be a few seconds old. */
export function createQueue(db: Db, clock: Clock) {
  const remembered = new Map<number, { order: Promise<Map<number, number>>; until: number }>()

  async function load(tenantId: number): Promise<Map<number, number>> {
    const rows = await db
      .selectFrom('threads')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('is_open', '=', true)
      .where('owner_kind', '=', ownerColumns({ kind: 'queue' }).owner_kind)
      .orderBy('owned_since')
      .orderBy('id')
      .execute()
    return new Map(rows.map((row, index) => [row.id, index + 1]))
  }

  return {
    /** 1 for the next in line; 0 for a thread that does not wait. */
    async positionOf({ tenantId, threadId }: ThreadRef): Promise<number> {
      let known = remembered.get(tenantId)
      if (!known || known.until <= clock.now()) {
        known = { order: load(tenantId), until: clock.now() + rememberMs }
        remembered.set(tenantId, known)
      }
      return (await known.order.catch(() => new Map<number, number>())).get(threadId) ?? 0
    },
    /** After somebody joined or left, the next reader looks again. */
    changed(tenantId: number): void {
      remembered.delete(tenantId)
    },
  }
}

export type Queue = ReturnType<typeof createQueue>
