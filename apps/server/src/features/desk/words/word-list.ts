import { listWords, addWords, removeWord } from '@foyer/contract/desk/words.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { serve } from '../../../platform/http/serve.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'

const listWordsRoute = serve(listWords, async (_input, { db }, caller) => {
  const rows = await db
    .selectFrom('sensitive_words')
    .select(['word', 'is_withheld as isWithheld'])
    .where('tenant_id', '=', caller.tenantId)
    .orderBy('word')
    .execute()
  return { words: rows }
})

/** Every message is compared with all of them. */
const mostWords = 2_000

const addWordsRoute = serve(addWords, async (input, { db, clock, words }, caller) => {
  requireMay(caller, 'editWords')
  const { tenantId } = caller
  const wanted = [...new Set(input.words.map((word) => word.trim()))]
  await db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('sensitive_words')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow()
    if (count + wanted.length > mostWords) throw new Failed('request.tooMany')
    await trx
      .insertInto('sensitive_words')
      .values(wanted.map((word) => ({ tenant_id: tenantId, word, is_withheld: input.isWithheld })))
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'word']).doUpdateSet({ is_withheld: input.isWithheld }),
      )
      .execute()
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
