import { wordFinder, type FindWords } from '@foyer/core/words/find-words.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** A changed list is seen by every node within this time. */
const rememberMs = 5_000

/** The sensitive words of each tenant, ready to be looked for: every message of a visitor asks. */
export function createWords(db: Db, clock: Clock) {
  const remembered = new Map<number, { find: FindWords; until: number }>()

  async function load(tenantId: number): Promise<FindWords> {
    const rows = await db
      .selectFrom('sensitive_words')
      .select(['word', 'is_withheld'])
      .where('tenant_id', '=', tenantId)
      .execute()
    return wordFinder(rows.map(({ word, is_withheld }) => ({ word, isWithheld: is_withheld })))
  }

  return {
    async of(tenantId: number): Promise<FindWords> {
      const known = remembered.get(tenantId)
      if (known && known.until > clock.now()) return known.find
      const find = await load(tenantId)
      remembered.set(tenantId, { find, until: clock.now() + rememberMs })
      return find
    },
    changed(tenantId: number): void {
      remembered.delete(tenantId)
    },
  }
}

export type Words = ReturnType<typeof createWords>
