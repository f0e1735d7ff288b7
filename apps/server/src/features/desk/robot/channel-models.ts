import { sql } from 'kysely'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import {
  listChannelModels,
  setChannelModel,
  type ChannelModel,
  type ModelledChannel,
} from '@foyer/contract/desk/channel-model.ts'
import { actorOf } from '../../../audit/write-audit.ts'
import type { Deps } from '../../../deps.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { budgetsToWire } from '../../../rules/robot/model/wire-budget.ts'
import type { StoredChannelModel } from '../../robot/model/channel-model.ts'
import { saveModelOf } from '../../robot/publish/save-channel-model.ts'
import { vectorCounts } from '../../robot/vectors/vector-counts.ts'
import { publication } from './publication.ts'
import { inputOf, ownModelledChannel } from './own-model.ts'

const listChannelModelsRoute = serve(listChannelModels, async ({ robotNo }, deps, caller) => {
  requireMay(caller, 'editChannels')
  const { config, vectors, db } = deps
  const { tenantId } = caller
  const model = vectors.source?.model
  const [channels, counts] = await Promise.all([
    channelsOf(deps, tenantId, robotNo),
    vectorCounts(db, { tenantId, robotNo }, vectors.source),
  ])
  const failedAt = vectors.failedAt()
  return {
    channels,
    ...(config.model.endpoint && { installationModel: config.model.endpoint.model }),
    budgets: budgetsToWire(config.model.limits.budgets),
    embeddings: { ...counts, ...(model && { model }), ...(failedAt && { failedAt }) },
  }
})

async function channelsOf(
  { db, models, config }: Deps,
  tenantId: number,
  robotNo: string,
): Promise<ModelledChannel[]> {
  const rows = await db
    .selectFrom('channels')
    .select(['id', 'key', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
    .where(sql`coalesce(config->>'robotNo', ${defaultChannelConfig.robotNo})`, '=', robotNo)
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ id, key, name }) => {
      const stored = await models.channels.find({ tenantId, channelId: id })
      const keySetAt = stored?.keySetAt
      return {
        channelId: key,
        name,
        settings: shown(stored, config.model.endpoint !== undefined),
        hasKey: stored?.endpoint !== undefined && (stored.endpoint.key !== '' || !stored.isKeyReadable),
        isKeyReadable: stored?.isKeyReadable ?? true,
        ...(keySetAt !== undefined && { keySetAt }),
      }
    }),
  )
}

/** Without settings of its own a channel asks the installation's model, if there is one. */
function shown(stored: StoredChannelModel | undefined, hasInstallationModel: boolean): ChannelModel {
  if (!stored) {
    const budgets = { tenant: {}, channel: {}, visitor: {} }
    return { isOn: hasInstallationModel, budgets, writesAnswers: true, reranks: false }
  }
  const { isOn, endpoint, budgets, tasks } = stored
  const {
    baseUrl = '',
    model = '',
    tokenField = 'max_tokens',
    price = { read: 0, written: 0 },
  } = endpoint ?? {}
  return {
    isOn,
    budgets: budgetsToWire(budgets),
    ...tasks,
    ...(endpoint && { endpoint: { baseUrl, model, tokenField, price } }),
  }
}

const setChannelModelRoute = serve(setChannelModel, async (input, deps, caller) => {
  requireMay(caller, 'editChannels')
  deps.limits.take(limitRules.setModel, `${caller.tenantId}:${caller.agentId}`)
  const { despiteCases, channelId, settings, key } = input
  const channel = await ownModelledChannel(deps, caller, channelId)
  const stored = await deps.models.channels.find(channel)
  const saved = inputOf({ settings, key }, stored)
  return publication(caller, despiteCases, () =>
    saveModelOf(deps, channel, saved, { actor: actorOf(caller), despiteCases }),
  )
})

export const channelModelsRoutes = {
  listChannelModels: listChannelModelsRoute,
  setChannelModel: setChannelModelRoute,
}
