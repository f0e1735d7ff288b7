import type { Deps } from '../../../deps.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { dataRequestTiming } from '../../../node-timing.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { storageFiles } from '../../../rules/data-requests/receipt.ts'
import type { Scope } from './erased-scope.ts'

const filesAtOnce = 100

type Count = (trx: Trx, removed: Readonly<Record<string, number>>) => Promise<void>

/** The bytes first: a row without bytes is found again, bytes without a row never are. */
export async function eraseFiles(deps: Deps, scope: Scope, count: Count, signal: AbortSignal): Promise<void> {
  await eraseExports(deps, scope)
  const { db, storage } = deps
  const { tenantId, threadIds } = scope
  if (threadIds.length === 0) return
  for (;;) {
    signal.throwIfAborted()
    const files = await db
      .selectFrom('files')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('thread_id', 'in', threadIds)
      .limit(filesAtOnce)
      .execute()
    if (files.length === 0) return
    for (const { id } of files) await storage.remove(storageKey(tenantId, id))
    await db.transaction().execute(async (trx) => {
      const ids = files.map(({ id }) => id)
      const gone = await trx
        .deleteFrom('files')
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids)
        .returning('id')
        .execute()
      await count(trx, { files: gone.length, [storageFiles]: gone.length })
    })
  }
}

/**
 * Copies of the same data that were made before. One may be just being written: the clean-up looks for it again when no
 * export takes that long.
 */
async function eraseExports({ db, storage, clock }: Deps, { tenantId, requestIds }: Scope): Promise<void> {
  const exports = await db
    .selectFrom('data_requests')
    .select(['id', 'file_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', requestIds)
    .where('file_id', 'is not', null)
    .execute()
  for (const { id, file_id } of exports) {
    if (file_id !== null) await storage.remove(storageKey(tenantId, file_id))
    await db
      .updateTable('data_requests')
      .set({ state: 'expired', download_hash: null })
      .set({ expires_at: clock.now() + dataRequestTiming.longestMs })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }
}
