import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'
import type { Deps } from '../../deps.ts'
import { rowLifetimes } from '../../node-timing.ts'
import { storageKey } from '../../platform/storage/storage.ts'

type Claim = { tenantId: number; uploader: string; fileIds: readonly string[] }

/**
 * Gives files to what carries them: whole ones that this uploader left and that nothing carries yet. The carrier's name
 * keeps them from the clean-up. It has a colon, so that no client can make one.
 */
export async function claimFiles(
  trx: Trx,
  carrier: `${string}:${string}`,
  { tenantId, uploader, fileIds }: Claim,
): Promise<void> {
  const claimed = await trx
    .updateTable('files')
    .set({ client_id: carrier })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', fileIds)
    .where('uploader', '=', uploader)
    .where('is_stored', '=', true)
    .where('client_id', 'is', null)
    .returning('id')
    .execute()
  if (claimed.length < fileIds.length) throw new Failed('object.unknown')
}

const atOnce = 100

/** Names this job in logs and metrics. */
const job = 'clean-up'

/** Several nodes may do this at once: each takes rows that no other holds. A file being sent is held too. */
export async function forgetUnsent({ db, storage, clock, quarantine }: Deps): Promise<number> {
  const leftOut = quarantine.held(job).map(({ id }) => String(id))
  return db.transaction().execute(async (trx) => {
    const unsent = await trx
      .selectFrom('files')
      .select(['tenant_id', 'id'])
      .where('client_id', 'is', null)
      .where('created_at', '<', clock.now() - rowLifetimes.unsentFileMs)
      .$if(leftOut.length > 0, (query) => query.where('id', 'not in', leftOut))
      .orderBy('created_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { tenant_id, id } of unsent) {
      const isRemoved = await quarantine.attempt(job, { tenantId: tenant_id, id }, async () => {
        await storage.remove(storageKey(tenant_id, id))
        return true
      })
      if (!isRemoved) continue
      await trx.deleteFrom('files').where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
    }
    return unsent.length
  })
}
