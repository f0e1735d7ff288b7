import { listLeftMessages } from '@foyer/contract/desk/left-messages.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { assertMay } from '../account/assert-may.ts'
import { contains, leftMessages, toLeftMessages } from './left-messages.ts'

const mostRows = 50

export const route = serve(listLeftMessages, async (input, deps, caller) => {
  const { db, limits } = deps
  assertMay(caller, 'useTickets')
  const { tenantId, agentId } = caller
  limits.take(limitRules.read, `agent:${tenantId}:${agentId}`)
  const { messageId, cursor, limit = mostRows } = input
  const show = messageId === undefined ? input.show : 'all'
  const search = messageId === undefined ? (input.search?.trim() ?? '') : ''
  const [time, id] = cursor?.split('.') ?? []
  const [found, unhandled] = await Promise.all([
    leftMessages(db, tenantId)
      .$if(show !== 'all', (query) => query.where('m.is_handled', '=', show === 'handled'))
      .$if(messageId !== undefined, (query) => query.where('m.id', '=', messageId ?? ''))
      .$if(search !== '', (query) => query.where(contains(search)))
      .$if(cursor !== undefined, (query) =>
        query.where(sql<boolean>`(m.created_at, m.id) < (${Number(time)}::bigint, ${id}::text)`),
      )
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id', 'desc')
      // One more than asked for tells whether there is another page.
      .limit(limit + 1)
      .execute(),
    cursor === undefined ? countUnhandled(db, tenantId) : undefined,
  ])
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    messages: await toLeftMessages(deps, tenantId, page),
    ...(found.length > limit && last && { next: `${last.created_at}.${last.id}` }),
    ...(unhandled !== undefined && { unhandled }),
  }
})

async function countUnhandled(db: Db, tenantId: number): Promise<number> {
  const { count } = await db
    .selectFrom('left_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('is_handled', '=', false)
    .executeTakeFirstOrThrow()
  return count
}
