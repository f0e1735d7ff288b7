import { listThreads } from '@foyer/contract/desk/inbox/listThreads.ts'
import { serve } from '../../../platform/http/serve.ts'
import { inboxCounts } from './inbox-counts.ts'
import { cursorOf, idsOfPage } from './list-pages.ts'
import { rowsOf } from './rows-of.ts'

const mostRows = 100

export const route = serve(listThreads, async ({ list, cursor, limit = mostRows }, { db }, caller) => {
  // One more than asked for tells whether there is another page.
  const [found, counts] = await Promise.all([
    idsOfPage(db, caller, { list, cursor, limit: limit + 1 }),
    cursor === undefined ? inboxCounts(db, caller) : undefined,
  ])
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const ids = page.map(({ id }) => id)
  return {
    threads: await rowsOf(db, caller.tenantId, ids),
    ...(found.length > limit && last && { next: cursorOf(last) }),
    ...(counts && { counts }),
  }
})
