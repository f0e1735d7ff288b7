import type { Deps } from '../../deps.ts'
import { clearSpool } from '../../platform/storage/spool.ts'
import { storageKey } from '../../platform/storage/storage.ts'

const everyMs = 600_000
const unsentMs = 86_400_000
const atOnce = 100

/** Removes, now and then, what nobody sent: files without a message after a day, and what a dead process left. */
export function keepTidy(deps: Deps, onError: (error: unknown) => void) {
  const tidy = () => Promise.all([forgetUnsent(deps), clearSpool(deps.config.storage.spoolDir, Date.now())])
  const timer = setInterval(() => void tidy().catch(onError), everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** Several nodes may do this at once: each takes rows that no other holds. A file being sent is held too. */
export async function forgetUnsent({ db, storage, clock }: Deps): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const unsent = await trx
      .selectFrom('files')
      .select(['tenant_id', 'id'])
      .where('client_id', 'is', null)
      .where('created_at', '<', clock.now() - unsentMs)
      .orderBy('created_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { tenant_id, id } of unsent) {
      await storage.remove(storageKey(tenant_id, id))
      await trx.deleteFrom('files').where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
    }
    return unsent.length
  })
}
