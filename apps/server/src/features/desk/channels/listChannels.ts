import { listChannels } from '@foyer/contract/desk/channels.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(listChannels, async (_input, { db, identityKeys, channelConfigs }, caller) => {
  requireMay(caller, 'putOnSites')
  const [channels, keys] = await Promise.all([
    db
      .selectFrom('channels')
      .select(['id', 'key', 'name', 'config'])
      .where('tenant_id', '=', caller.tenantId)
      .orderBy('id')
      .execute(),
    identityKeys.ofTenant(caller.tenantId),
  ])
  return {
    channels: channels.map(({ id, key, name, config }) => ({
      channelId: key,
      name,
      allowedOrigins: channelConfigs.read({ tenantId: caller.tenantId, channelId: id, config })
        .allowedOrigins,
      keys: keys.get(id) ?? [],
    })),
  }
})
