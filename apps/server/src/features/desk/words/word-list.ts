import { listWords, addWords, removeWord } from '@foyer/contract/desk/words.ts'
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

const addWordsRoute = serve(addWords, async (input, { db, words }, caller) => {
  requireMay(caller, 'editWords')
  const { tenantId } = caller
  const { count } = await db
    .selectFrom('sensitive_words')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const wanted = new Set(input.words.map((word) => word.trim()))
  if (count + wanted.size > mostWords) throw new Failed('request.tooMany')
  await db
    .insertInto('sensitive_words')
    .values([...wanted].map((word) => ({ tenant_id: tenantId, word, is_withheld: input.isWithheld })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'word']).doUpdateSet({ is_withheld: input.isWithheld }),
    )
    .execute()
  words.changed(tenantId)
  return {}
})

const removeWordRoute = serve(removeWord, async ({ word }, { db, words }, caller) => {
  requireMay(caller, 'editWords')
  await db
    .deleteFrom('sensitive_words')
    .where('tenant_id', '=', caller.tenantId)
    .where('word', '=', word)
    .execute()
  words.changed(caller.tenantId)
  return {}
})

export const wordListRoutes = {
  listWords: listWordsRoute,
  addWords: addWordsRoute,
  removeWord: removeWordRoute,
}
