import type { Trx } from '../log/lock-thread.ts'
import type { DocumentRef } from './drafts.ts'

/** Removes the draft, the versions and the editors of a document that is removed itself. */
export async function removeSettings(trx: Trx, { tenantId, kind, objectId }: DocumentRef): Promise<void> {
  for (const table of ['settings_drafts', 'settings_versions', 'settings_editors'] as const)
    await trx
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .where('object_id', '=', objectId)
      .execute()
}
