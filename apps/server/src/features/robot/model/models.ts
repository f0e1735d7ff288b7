import { decideModel, type ModelSettings } from '../../../rules/robot/model/settings.ts'
import type { Config } from '../../../config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Resolve } from '../../../platform/egress/guarded-connector.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { createChannelModels } from './channel-model.ts'
import { createModelClient, createModelFetch } from './model-client.ts'
import { healthAfter, healthy, isResting, type Health } from '../../../rules/robot/model/health.ts'
import { createModelUsage } from './model-usage.ts'

type ChannelRef = { tenantId: number; channelId: number }

/** Answers under way on a node: beyond this a slow model would only collect connections. */
const mostAtOnce = 200
const mostRemembered = 10_000

/** Model state on this node: the recent health of each channel's model, and the number of running answers. */
function createModelHealth(clock: Clock) {
  const known = new Map<string, Health>()
  let underWay = 0
  const keyOf = ({ tenantId, channelId }: ChannelRef): string => `${tenantId}:${channelId}`

  return {
    /** Undefined when it may be asked. */
    refusal(ref: ChannelRef): 'busy' | 'resting' | undefined {
      if (isResting(known.get(keyOf(ref)) ?? healthy, clock.now())) return 'resting'
      return underWay >= mostAtOnce ? 'busy' : undefined
    },
    async during<T>(work: () => Promise<T>): Promise<T> {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
      }
    },
    note(ref: ChannelRef, hasFailed: boolean): void {
      const before = known.get(keyOf(ref)) ?? healthy
      if (known.size >= mostRemembered) known.clear()
      known.set(keyOf(ref), healthAfter(before, hasFailed, clock.now()))
    },
  }
}

type Options = { config: Config; db: Db; clock: Clock; resolve: Resolve | undefined }

/** Everything that model answers are made with. */
export function createModels({ config, db, clock, resolve }: Options) {
  const channels = createChannelModels(db, createSecretBox(config.keys), clock)
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
