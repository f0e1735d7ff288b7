import { readModelUsage } from '@foyer/contract/desk/channel-model.ts'
import { requireMay } from '../../../identity/require-may.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { serve } from '../../../platform/http/serve.ts'
import { dayOf } from '../../../rules/robot/model/budget.ts'
import type { Spending } from '../../../rules/robot/model/cost.ts'
import { decideModel } from '../../../rules/robot/model/settings.ts'
import { budgetsToWire, spendingToWire } from '../../../rules/robot/model/wire-budget.ts'
import { usageDays } from '../../../rules/robot/model/usage-days.ts'
import { ownModelledChannel } from './own-model.ts'

const shownDays = 30
const none: Spending = { tokens: 0, ms: 0, micros: 0 }

const readModelUsageRoute = serve(readModelUsage, async ({ channelId }, deps, caller) => {
  requireMay(caller, 'editChannels')
  const channel = await ownModelledChannel(deps, caller, channelId)
  const today = dayOf(deps.clock.now())
  const rows = await usageOf(deps.db, channel, today - shownDays)
  const own = rows.filter(({ scope }) => scope === 'channel')
  const { config, models } = deps
  const stored = await models.channels.find(channel)
  // Budgets are shown while the model is off too: an admin sets them before it is on.
  const settings = decideModel(config.model, stored && { ...stored, isOn: true })
  const of = (scope: 'tenant' | 'channel') =>
    spendingToWire(rows.find((row) => row.day === today && row.scope === scope) ?? none)
  return {
    days: usageDays(own, today, shownDays),
    today: { tenant: of('tenant'), channel: of('channel') },
    budgets: budgetsToWire(settings?.limits.budgets ?? config.model.limits.budgets),
  }
})

function usageOf(db: Db, { tenantId, channelId }: { tenantId: number; channelId: number }, after: number) {
  return db
    .selectFrom('model_usage')
    .select(['day', 'scope', 'tokens', 'ms', 'micros'])
    .where('tenant_id', '=', tenantId)
    .where('day', '>', after)
    .where((eb) =>
      eb.or([
        eb.and({ scope: 'tenant', scope_id: '' }),
        eb.and({ scope: 'channel', scope_id: String(channelId) }),
      ]),
    )
    .execute()
}

export const modelUsageRoutes = { readModelUsage: readModelUsageRoute }
