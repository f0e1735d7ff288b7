import { listWords, addWords, removeWord } from '@foyer/contract/desk/words.ts'
import { sql } from 'kysely'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { serve } from '../../../platform/http/serve.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'

type Word = { word: string; isWithheld: boolean }

export function wordsOf(db: Db, tenantId: number): Promise<Word[]> {
  return db
    .selectFrom('sensitive_words')
    .select(['word', 'is_withheld as isWithheld'])
    .where('tenant_id', '=', tenantId)
    .orderBy('word')
    .execute()
}

/** Lists grow one after the other: two at once could pass their limit together. */
export async function lockWords(trx: Trx, tenantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`words:${tenantId}`}, 0))`.execute(trx)
}

/** In order, so that two writers of the same words wait for each other and not both. */
export async function saveWords(trx: Trx, tenantId: number, words: readonly Word[]): Promise<void> {
  const ordered = words.toSorted((a, b) => (a.word < b.word ? -1 : 1))
  await trx
    .insertInto('sensitive_words')
    .values(ordered.map(({ word, isWithheld }) => ({ tenant_id: tenantId, word, is_withheld: isWithheld })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'word'])
        .doUpdateSet((row) => ({ is_withheld: row.ref('excluded.is_withheld') })),
    )
    .execute()
}

const listWordsRoute = serve(listWords, async (_input, { db }, caller) => {
  return { words: await wordsOf(db, caller.tenantId) }
})

/** Every message is compared with all of them. */
export const mostWords = 2_000

const addWordsRoute = serve(addWords, async (input, { db, clock, words }, caller) => {
  requireMay(caller, 'editWords')
  const { tenantId } = caller
  const wanted = [...new Set(input.words.map((word) => word.trim()))]
  await db.transaction().execute(async (trx) => {
    await lockWords(trx, tenantId)
    const { count } = await trx
      .selectFrom('sensitive_words')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow()
    if (count + wanted.length > mostWords) throw new Failed('request.tooMany')
    await saveWords(
      trx,
      tenantId,
      wanted.map((word) => ({ word, isWithheld: input.isWithheld })),
    )
    const only = wanted.length === 1 ? (wanted[0] ?? '') : ''
    const object = { kind: 'word', id: only, name: only } as const
    const after = { words: wanted, isWithheld: input.isWithheld }
    await writeAudit(trx, actorOf(caller), { action: 'addWords', object, after }, clock.now())
  })
  words.changed(tenantId)
  return {}
})

const removeWordRoute = serve(removeWord, async ({ word }, { db, clock, words }, caller) => {
  requireMay(caller, 'editWords')
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('sensitive_words')
      .where('tenant_id', '=', caller.tenantId)
      .where('word', '=', word)
      .returning('is_withheld as isWithheld')
      .executeTakeFirst()
    if (!removed) return
    const object = { kind: 'word', id: word, name: word } as const
    const change = { action: 'removeWord', object, before: removed } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
  })
  words.changed(caller.tenantId)
  return {}
})

export const wordListRoutes = {
  listWords: listWordsRoute,
  addWords: addWordsRoute,
  removeWord: removeWordRoute,
}
