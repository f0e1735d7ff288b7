import { decideModel, type ModelSettings } from '@foyer/core/robot/model/settings.ts'
import type { Config } from '../../../config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Resolve } from '../../../platform/egress/guarded-connector.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { createChannelModels } from './channel-model.ts'
import { createModelClient } from './model-client.ts'
import { createModelFetch } from './model-fetch.ts'
import { createModelHealth } from './model-health.ts'
import { createModelUsage } from './model-usage.ts'

type Options = { config: Config; db: Db; clock: Clock; resolve: Resolve | undefined }

/** Everything that model answers are made with. */
export function createModels({ config, db, clock, resolve }: Options) {
  const channels = createChannelModels(db, createSecretBox(config.keys))
  const rules = { ports: config.egress.ports, allow: config.model.allow }
  return {
    channels,
    health: createModelHealth(clock),
    usage: createModelUsage(db, clock),
    client: createModelClient(createModelFetch(rules, resolve)),
    async settingsOf(ref: { tenantId: number; channelId: number }): Promise<ModelSettings | undefined> {
      return decideModel(config.model, await channels.find(ref))
    },
  }
}

export type Models = ReturnType<typeof createModels>
