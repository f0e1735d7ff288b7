import { wordNamer, type NameWords, type SensitiveWord } from '@foyer/core/words/find-words.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** A changed list is seen by every node within this time. */
const rememberMs = 5_000

type Remembered = { list: readonly SensitiveWord[]; nameWords: NameWords; until: number }

/** The sensitive words of each tenant, ready to be looked for: every message of a visitor asks. */
export function createWords(db: Db, clock: Clock) {
  const remembered = new Map<number, Remembered>()
  const loading = new Map<number, Promise<NameWords>>()

  async function load(tenantId: number): Promise<NameWords> {
    const list = await db
      .selectFrom('sensitive_words')
      .select(['word', 'is_withheld as isWithheld'])
      .where('tenant_id', '=', tenantId)
      .orderBy('word')
      .execute()
    const before = remembered.get(tenantId)
    // Preparing a long list takes longer than reading it: only a changed one is prepared again.
    const nameWords = before && isSame(before.list, list) ? before.nameWords : wordNamer(list)
    remembered.set(tenantId, { list, nameWords, until: clock.now() + rememberMs })
    return nameWords
  }

  return {
    async of(tenantId: number): Promise<NameWords> {
      const known = remembered.get(tenantId)
      if (known && known.until > clock.now()) return known.nameWords
      const pending = loading.get(tenantId) ?? load(tenantId).finally(() => loading.delete(tenantId))
      loading.set(tenantId, pending)
      return pending
    },
    changed(tenantId: number): void {
      const known = remembered.get(tenantId)
      if (known) known.until = 0
      loading.delete(tenantId)
    },
  }
}

function isSame(one: readonly SensitiveWord[], other: readonly SensitiveWord[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ word, isWithheld }, at) => word === other[at]?.word && isWithheld === other[at].isWithheld)
  )
}

export type Words = ReturnType<typeof createWords>
