import { sql } from 'kysely'
import { listDataRequests, requestVisitorData } from '@foyer/contract/desk/data-requests.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import type { Deps } from '../../deps.ts'
import { requireMay } from '../../identity/require-may.ts'
import { serve } from '../../platform/http/serve.ts'
import { deskThread } from '../desk/inbox/desk-thread.ts'
import { createRequest } from './create-request.ts'
import { toDataRequest } from './request-rows.ts'

function pageOf({ db }: Deps, tenantId: number, cursor: string | undefined) {
  return db
    .selectFrom('data_requests as r')
    .leftJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.id', '=', 'r.agent_id'),
    )
    .selectAll('r')
    .select('a.nick')
    .where('r.tenant_id', '=', tenantId)
    .$if(cursor !== undefined, (query) =>
      query.where(sql<boolean>`(r.created_at, r.id) < ${placeOf(cursor ?? '')}`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
}

function placeOf(cursor: string) {
  const dot = cursor.indexOf('.')
  return sql`(${Number(cursor.slice(0, dot))}::bigint, ${cursor.slice(dot + 1)})`
}

const listDataRequestsRoute = serve(listDataRequests, async ({ cursor, limit }, deps, caller) => {
  requireMay(caller, 'manageData')
  const shown = { keys: deps.config.keys, now: deps.clock.now() }
  const rows = await pageOf(deps, caller.tenantId, cursor)
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    requests: page.map((row) => toDataRequest(row, row.nick ?? '', shown)),
    ...(rows.length > limit && last && { next: `${last.created_at}.${last.id}` }),
  }
})

const requestVisitorDataRoute = serve(requestVisitorData, async ({ threadId, kind }, deps, caller) => {
  requireMay(caller, 'manageData')
  const { tenantId, agentId, agent } = caller
  const { userId } = (await deskThread(deps, caller, threadId)).summary
  const object = { kind: 'visitor', id: userId, name: '' } as const
  const row = await createRequest(deps, {
    tenantId,
    userId,
    kind,
    origin: 'desk',
    agentId,
    audit: (trx, { id: requestId }) => {
      const change = { action: 'requestVisitorData', object, after: { kind, requestId } } as const
      return writeAudit(trx, actorOf(caller), change, deps.clock.now())
    },
  })
  const nick = row.agent_id === agentId ? agent.adminNick : await nickOf(deps, row)
  return { request: toDataRequest(row, nick, { keys: deps.config.keys, now: deps.clock.now() }) }
})

/** A colleague may have asked first. */
async function nickOf({ db }: Deps, row: { tenant_id: number; agent_id: number | null }): Promise<string> {
  if (row.agent_id === null) return ''
  const agent = await db
    .selectFrom('agents')
    .select('nick')
    .where('tenant_id', '=', row.tenant_id)
    .where('id', '=', row.agent_id)
    .executeTakeFirst()
  return agent?.nick ?? ''
}

export const dataRequestsRoutes = {
  listDataRequests: listDataRequestsRoute,
  requestVisitorData: requestVisitorDataRoute,
}
