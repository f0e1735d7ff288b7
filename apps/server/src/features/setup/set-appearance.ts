import { setAppearance } from '@foyer/contract/desk/setup.ts'
import { actorOf } from '../../audit/write-audit.ts'
import { requireMay } from '../../identity/require-may.ts'
import { serve } from '../../platform/http/serve.ts'
import { settingsOf } from '../../rules/channel/channel-settings.ts'
import { appearanceSettings } from '../../rules/setup/appearance.ts'
import { publishSettings } from '../channel-editor/publish-settings.ts'
import { lockChannel } from '../channel-editor/stored-channel.ts'

/** This node shows it at once, others within the time that they remember a channel for. */
const setAppearanceRoute = serve(
  setAppearance,
  async ({ channelId, ...appearance }, { db, clock, channels }, caller) => {
    requireMay(caller, 'putOnSites')
    const { tenantId } = caller
    const now = clock.now()
    await db.transaction().execute(async (trx) => {
      const channel = await lockChannel(trx, tenantId, channelId)
      const before = settingsOf(channel.document)
      const settings = { ...before, ...appearanceSettings(before, appearance) }
      await trx
        .insertInto('tenant_setup')
        // A tenant from before gets no reminder by it.
        .values({ tenant_id: tenantId, appearance_saved_at: now, is_dismissed: true })
        .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ appearance_saved_at: now }))
        .execute()
      const publication = { settings, actor: actorOf(caller), action: 'setAppearance', now } as const
      await publishSettings(trx, channel, publication)
    })
    channels.forget(channelId)
    return {}
  },
)

export const setAppearanceRoutes = { setAppearance: setAppearanceRoute }
