import type { Deps } from '../../deps.ts'
import { dataRequestTiming } from '../../node-timing.ts'
import type { Db } from '../../platform/db/pool.ts'
import { storageKey } from '../../platform/storage/storage.ts'

/** Names this job in logs and metrics. */
const job = 'data-requests'

/**
 * Ends requests that nobody confirmed in time, and exports whose time is over, with their files. Several nodes may do it
 * at once: each takes rows that no other holds.
 */
export async function expireRequests({ db, storage, clock, quarantine }: Deps): Promise<void> {
  await failStuck(db, clock.now())
  const leftOut = quarantine.held(job).map(({ id }) => String(id))
  await db.transaction().execute(async (trx) => {
    const over = await trx
      .selectFrom('data_requests')
      .select(['tenant_id', 'id', 'file_id', 'state'])
      .where('expires_at', '<=', clock.now())
      .$if(leftOut.length > 0, (query) => query.where('id', 'not in', leftOut))
      .orderBy('expires_at')
      .limit(dataRequestTiming.expiredAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { tenant_id: tenantId, id, file_id: fileId, state } of over) {
      const isRemoved = await quarantine.attempt(job, { tenantId, id }, async () => {
        if (fileId !== null) await storage.remove(storageKey(tenantId, fileId))
        return true
      })
      if (!isRemoved) continue
      await trx
        .updateTable('data_requests')
        .set({ state: state === 'failed' ? state : 'expired', expires_at: null })
        .set({ file_id: null, file_bytes: null, download_hash: null })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    }
  })
}

/** Its job is gone without a word, because PostgreSQL was away at the end of the last try. */
async function failStuck(db: Db, now: number): Promise<void> {
  await db
    .updateTable('data_requests')
    .set({ state: 'failed', done_at: now, expires_at: now })
    .where('state', '=', 'waiting')
    .where('created_at', '<', now - dataRequestTiming.stuckMs)
    .execute()
}
