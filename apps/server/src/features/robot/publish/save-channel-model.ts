import type { z } from 'zod'
import type { Config } from '../../../config.ts'
import { operatorOf, writeAudit, type AuditActor } from '../../../audit/write-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { changedFields } from '../../../rules/audit/changed-fields.ts'
import { decideModel } from '../../../rules/robot/model/settings.ts'
import { readChannelConfig } from '../../channel/read-channel-config.ts'
import type { CheckedCase } from '../cases/check-cases.ts'
import { checkWithModel } from '../cases/check-with-model.ts'
import {
  channelModelOf,
  createChannelModels,
  type ChannelModelInput,
  type StoredChannelModel,
} from '../model/channel-model.ts'
import { createModels, type Models } from '../model/models.ts'

type Parts = { db: Db; clock: Clock; config: Config }
type Options = { operator: string; despiteCases?: boolean }

/** A channel with what a change of its model needs to know of it. */
export type ModelledChannel = {
  tenantId: number
  channelId: number
  key: string
  name: string
  robotNo: string
}

type Saving = { actor: AuditActor; despiteCases: boolean }
type Cases = { broken: CheckedCase[]; failing: CheckedCase[] }

/** The model is asked the robot's cases first; what breaks one is refused with BrokenCases. */
export async function saveChannelModel(
  parts: Parts,
  channelKey: string,
  input: z.input<typeof ChannelModelInput>,
  { operator, despiteCases = false }: Options,
): Promise<void> {
  const channel = await findChannel(parts.db, channelKey)
  const models = createModels({ ...parts, resolve: undefined })
  const actor = operatorOf(channel.tenantId, operator)
  await saveModelOf({ ...parts, models }, channel, input, { actor, despiteCases })
}

/** The same for a channel that is known already. Answers with the cases that fail all the same. */
export async function saveModelOf(
  { db, clock, config, models }: Parts & { models: Pick<Models, 'channels' | 'client'> },
  channel: ModelledChannel,
  input: z.input<typeof ChannelModelInput>,
  { actor, despiteCases }: Saving,
): Promise<Cases> {
  const settings = decideModel(config.model, channelModelOf(input))
  const checked = settings
    ? await checkWithModel({ db, clock, client: models.client }, channel, settings, despiteCases)
    : { broken: [], failing: [] }
  await db.transaction().execute(async (trx) => {
    const stored = createChannelModels(trx, createSecretBox(config.keys), clock)
    const before = shownModel(await stored.find(channel)) ?? {}
    await stored.save(channel, input)
    const changed = changedFields(before, shownModel(await stored.find(channel)) ?? {})
    const object = { kind: 'channel', id: channel.key, name: channel.name } as const
    await writeAudit(trx, actor, { action: 'setChannelModel', object, ...changed }, clock.now())
  })
  return checked
}

/** A channel's own settings for a model, without its key; undefined when it has none. */
export async function readChannelModel({ db, clock, config }: Parts, channelKey: string) {
  const { channels } = createModels({ config, db, clock, resolve: undefined })
  return shownModel(await channels.find(await findChannel(db, channelKey)))
}

function shownModel(model: StoredChannelModel | undefined) {
  if (!model) return undefined
  const { isOn, endpoint, budgets, tasks, keySetAt } = model
  const key = endpoint?.key === '' ? '' : 'hidden'
  return {
    isOn,
    budgets,
    endpoint: endpoint && { ...endpoint, key, ...(keySetAt !== undefined && { keySetAt }) },
    ...tasks,
  }
}

async function findChannel(db: Db, key: string): Promise<ModelledChannel> {
  const { config, ...channel } = await db
    .selectFrom('channels')
    .select(['tenant_id as tenantId', 'id as channelId', 'key', 'name', 'config'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow(() => new Error(`no channel ${key}`))
  return { ...channel, robotNo: readChannelConfig(config).config.robotNo }
}
