import type { Selectable } from 'kysely'
import type { DataRequest } from '@foyer/contract/desk/data-requests.ts'
import type { OwnDataRequest } from '@foyer/contract/my-data/data-request.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Database } from '../../platform/db/schema.ts'
import { stateAt } from '../../rules/data-requests/request-state.ts'
import { exportPath, type RequestRef } from '../../identity/request-secret.ts'

export type RequestRow = Selectable<Database['data_requests']>

type Shown = { keys: Config['keys']; now: number }

/** A request as the person sees it whose data it is about. */
export function toOwnRequest(row: RequestRow, { keys, now }: Shown): OwnDataRequest {
  const state = stateAt(row, now)
  const ref = { tenantId: row.tenant_id, id: row.id }
  const path = state === 'done' ? exportPath(keys, ref, row.download_hash) : undefined
  return {
    requestId: row.id,
    kind: row.kind,
    state,
    createTime: row.created_at,
    doneTime: row.done_at ?? 0,
    ...(path !== undefined && { path }),
  }
}

/** A request as admins see it. */
export function toDataRequest(row: RequestRow, adminNick: string, shown: Shown): DataRequest {
  return {
    ...toOwnRequest(row, shown),
    origin: row.origin,
    subject: row.subject,
    adminNick,
    ...(row.receipt && { receipt: row.receipt }),
  }
}

export async function findRequest(db: Db, { tenantId, id }: RequestRef): Promise<RequestRow | undefined> {
  return db
    .selectFrom('data_requests')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}
