import type { Deps } from '../../deps.ts'
import { dataRequestTiming } from '../../node-timing.ts'
import { randomId } from '../../platform/random.ts'
import { storageKey } from '../../platform/storage/storage.ts'
import { writeExport } from './export/write-export.ts'
import type { RequestRow } from './request-rows.ts'
import { newSecretHash } from '../../identity/request-secret.ts'

type Work = { request: RequestRow; userIds: readonly string[]; signal: AbortSignal }

/** Writes the file of an export and gives it its address. A file that nobody waits for any more is removed again. */
export async function runExport(deps: Deps, { request, userIds, signal }: Work): Promise<void> {
  const tenantId = request.tenant_id
  const ref = { tenantId, id: request.id }
  const fileId = await reserveFile(deps, request)
  if (fileId === undefined) return
  const bytes = await writeExport(deps, { person: { tenantId, userIds }, fileId, signal })
  const now = deps.clock.now()
  const done = await deps.db
    .updateTable('data_requests')
    .set({
      state: 'done',
      done_at: now,
      expires_at: now + dataRequestTiming.downloadMs,
      download_hash: newSecretHash(deps.config.keys, 'download', ref),
      file_bytes: bytes,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', ref.id)
    .where('state', '=', 'waiting')
    .where('file_id', '=', fileId)
    .returning('id')
    .executeTakeFirst()
  // The visitor was erased meanwhile, or another node took the job.
  if (!done) await deps.storage.remove(storageKey(tenantId, fileId))
}

/** The row names the file before it exists: bytes of a try that died are found and removed. Undefined when it is over. */
async function reserveFile({ db, storage }: Deps, request: RequestRow): Promise<string | undefined> {
  const fileId = randomId()
  const reserved = await db
    .updateTable('data_requests')
    .set({ file_id: fileId })
    .where('tenant_id', '=', request.tenant_id)
    .where('id', '=', request.id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (!reserved) return undefined
  if (request.file_id !== null) await storage.remove(storageKey(request.tenant_id, request.file_id))
  return fileId
}
