import { type AuditEntry, exportAudit, listAudit } from '@foyer/contract/desk/audit.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { requireMay } from '../../identity/require-may.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { deviceOf } from '../../rules/identity/device.ts'
import { auditFilePath } from './audit-file-seal.ts'
import { type AuditRow, auditRows, cursorOf } from './audit-rows.ts'

const listAuditRoute = serve(listAudit, async ({ cursor, limit, ...filters }, { db, limits }, caller) => {
  requireMay(caller, 'readAudit')
  const { tenantId, agentId } = caller
  limits.take(limitRules.read, `agent:${tenantId}:${agentId}`)
  // One more than asked for tells whether there is another page.
  const rows = await auditRows(db, tenantId, filters, cursor)
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    entries: page.map(toEntry),
    ...(rows.length > limit && last && { next: cursorOf(last) }),
  }
})

function toEntry(row: AuditRow): AuditEntry {
  return {
    entryId: String(row.id),
    time: row.at,
    actorKind: row.actor_kind,
    actorId: row.actor_id === null ? '' : String(row.actor_id),
    actorName: row.actor_name,
    action: row.action,
    objectKind: row.object_kind,
    objectId: row.object_id,
    objectName: row.object_name,
    ...(row.before && { before: row.before }),
    ...(row.after && { after: row.after }),
    address: row.address,
    ...deviceOf(row.user_agent),
  }
}

/** Who takes a copy away is written down before the address is known, so before the download. */
const exportAuditRoute = serve(exportAudit, async (filters, { db, clock, config, limits }, caller) => {
  requireMay(caller, 'readAudit')
  const { tenantId, agentId } = caller
  limits.take(limitRules.auditFile, `${tenantId}:${agentId}`)
  const now = clock.now()
  const tenant = await db
    .selectFrom('tenants')
    .select(['key', 'name'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const object = { kind: 'tenant', id: tenant.key, name: tenant.name } as const
  // Without the object's id: it may be a visitor's, and the audit log outlives them.
  const { object: about, ...named } = filters
  const after = { ...named, ...(about && { objectKind: about.kind }) }
  await writeAudit(db, actorOf(caller), { action: 'exportAudit', object, after }, now)
  return { path: auditFilePath(config.keys, caller, filters, now) }
})

export const auditRoutes = { listAudit: listAuditRoute, exportAudit: exportAuditRoute }
