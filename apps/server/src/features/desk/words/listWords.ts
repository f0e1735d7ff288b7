import { listWords } from '@foyer/contract/desk/words.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(listWords, async (_input, { db }, caller) => {
  const rows = await db
    .selectFrom('sensitive_words')
    .select(['word', 'is_withheld as isWithheld'])
    .where('tenant_id', '=', caller.tenantId)
    .orderBy('word')
    .execute()
  return { words: rows }
})
