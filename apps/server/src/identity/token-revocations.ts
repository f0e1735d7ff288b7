import { timing } from '@foyer/core/timing.ts'
import type { VisitorClaims } from '../rules/identity/claims.ts'
import { tagOf } from '../log/thread-ref.ts'
import { revocationTiming } from '../node-timing.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/db/pool.ts'

const { lateMs, wholeEveryMs } = revocationTiming

/** PostgreSQL's clock on both sides: those of nodes may differ from it. */
const readSql = `
select tenant_id, thread_id, gen from token_revocations
where revoked_at > clock_timestamp() - make_interval(secs => $1)`

type Row = { tenant_id: number; thread_id: number; gen: number }

/**
 * Which tokens are void though their signature is good. Every node knows all of them: a call is checked without
 * asking PostgreSQL or Redis, and losing either changes nothing about what is known.
 */
export function createTokenRevocations(pool: Pool, clock: Clock) {
  let generations = new Map<string, number>()
  let readAt = Number.NEGATIVE_INFINITY
  let wholeAt = Number.NEGATIVE_INFINITY

  async function read(ms: number): Promise<[string, number][]> {
    const { rows } = await pool.query<Row>({ name: 'revocations', text: readSql, values: [ms / 1000] })
    return rows.map((row) => [tagOf({ tenantId: row.tenant_id, threadId: row.thread_id }), row.gen])
  }

  return {
    /** Run by every round of the sweep: a voided token stops working within about a second. */
    async refresh(): Promise<void> {
      const now = clock.now()
      // A node that has not read for a while may have missed revocations.
      if (Math.abs(now - readAt) > lateMs / 2 || now - wholeAt > wholeEveryMs) {
        generations = new Map(await read(timing.userIdLifetimeMs + lateMs))
        wholeAt = now
      } else for (const [tag, gen] of await read(lateMs)) generations.set(tag, gen)
      readAt = now
    },
    isVoid(claims: VisitorClaims): boolean {
      const gen = generations.get(tagOf(claims))
      return gen !== undefined && claims.gen < gen
    },
  }
}

export type TokenRevocations = ReturnType<typeof createTokenRevocations>
