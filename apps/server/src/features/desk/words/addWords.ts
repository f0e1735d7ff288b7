import { addWords } from '@foyer/contract/desk/words.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'

/** Every message is compared with all of them. */
const mostWords = 2_000

export const route = serve(addWords, async (input, { db, words }, caller) => {
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
