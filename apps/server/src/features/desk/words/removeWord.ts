import { removeWord } from '@foyer/contract/desk/words.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(removeWord, async ({ word }, { db, words }, caller) => {
  requireMay(caller, 'editWords')
  await db
    .deleteFrom('sensitive_words')
    .where('tenant_id', '=', caller.tenantId)
    .where('word', '=', word)
    .execute()
  words.changed(caller.tenantId)
  return {}
})
