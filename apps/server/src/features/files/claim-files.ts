import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'

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
