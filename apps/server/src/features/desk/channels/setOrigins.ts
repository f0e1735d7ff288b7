import { sql } from 'kysely'
import { setOrigins } from '@foyer/contract/desk/channels.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { ownChannel } from './own-channel.ts'

/** Every node sees it within the time that it remembers a channel for. */
export const route = serve(setOrigins, async ({ channelId, allowedOrigins }, { db }, caller) => {
  requireMay(caller, 'putOnSites')
  const channel = await ownChannel(db, caller, channelId)
  const change = JSON.stringify({ allowedOrigins: [...new Set(allowedOrigins)] })
  await db
    .updateTable('channels')
    .set({ config: sql`config || ${change}::jsonb` })
    .where('tenant_id', '=', channel.tenantId)
    .where('id', '=', channel.channelId)
    .execute()
  return {}
})
