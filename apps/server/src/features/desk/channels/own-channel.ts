import type { Db } from '../../../platform/db/pool.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import type { ChannelRef } from '../../../identity/identity-keys.ts'

/** A channel of the agent's own tenant, by its public key. Another's is answered like one that does not exist. */
export async function ownChannel(db: Db, { tenantId }: AgentCaller, key: string): Promise<ChannelRef> {
  const { id } = await db
    .selectFrom('channels')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  return { tenantId, channelId: id }
}
