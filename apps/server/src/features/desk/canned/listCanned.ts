import { listCanned } from '@foyer/contract/desk/canned.ts'
import { serve } from '../../../platform/http/serve.ts'
import { toReply, usableBy } from './canned-replies.ts'

export const route = serve(listCanned, async (_input, { db }, caller) => {
  const rows = await usableBy(db, caller).orderBy('title').orderBy('id').execute()
  return { replies: rows.map(toReply) }
})
