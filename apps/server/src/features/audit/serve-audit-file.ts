import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { AuditFilters } from '@foyer/contract/desk/audit.ts'
import type { Deps } from '../../deps.ts'
import { requireMay } from '../../identity/require-may.ts'
import { Failed } from '../../platform/http/failed.ts'
import { signedIn } from '../../identity/signed-in.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { byteOrderMark, csvLine } from '../../rules/audit/csv.ts'
import { auditFileUrl, sealedFilters } from './audit-file-seal.ts'
import { type AuditRow, auditRows, cursorOf } from './audit-rows.ts'

/** Rows in memory at once: the browser's speed decides when the next ones are read. */
const rowsAtOnce = 500

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

/**
 * The audit log as CSV, from an address that `exportAudit` gave. Another site can know no such address, and another
 * sign-in cannot use it.
 */
export function serveAuditFile(app: FastifyInstance, deps: Deps): void {
  app.get(auditFileUrl, async (request, reply) => {
    const agent = await signedIn(request, deps)
    deps.limits.take(limitRules.auditFile, `file:${agent.tenantId}:${agent.agentId}`)
    requireMay(agent, 'readAudit')
    const now = deps.clock.now()
    const filters = sealedFilters(deps.config.keys, agent, request.query, now)
    if (!filters) throw new Failed('object.unknown')
    const day = new Date(now).toISOString().slice(0, 10)
    reply.headers({ ...headers, 'content-disposition': `attachment; filename="audit-log-${day}.csv"` })
    return reply.send(Readable.from(linesOf(deps, agent.tenantId, filters)))
  })
}

const columns =
  'time,actor_kind,actor_id,actor,action,object_kind,object_id,object,before,after,address,user_agent'.split(
    ',',
  )

/** Page by page from the newest: what is written meanwhile is newer and does not come. */
async function* linesOf({ db }: Deps, tenantId: number, filters: AuditFilters): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns)
  let cursor: string | undefined
  do {
    const rows = await auditRows(db, tenantId, filters, cursor).limit(rowsAtOnce).execute()
    if (rows.length > 0) yield rows.map(lineOf).join('')
    const last = rows.at(-1)
    cursor = last && rows.length === rowsAtOnce ? cursorOf(last) : undefined
  } while (cursor !== undefined)
}

function lineOf(row: AuditRow): string {
  return csvLine([
    new Date(row.at).toISOString(),
    row.actor_kind,
    row.actor_id === null ? '' : String(row.actor_id),
    row.actor_name,
    row.action,
    row.object_kind,
    row.object_id,
    row.object_name,
    row.before ? JSON.stringify(row.before) : '',
    row.after ? JSON.stringify(row.after) : '',
    row.address,
    row.user_agent,
  ])
}
