import type { z } from 'zod'
import type { Config } from '../../../config.ts'
import { operatorOf, writeAudit } from '../../../audit/write-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { changedFields } from '../../../rules/audit/changed-fields.ts'
import { decideModel, type ChannelModel } from '../../../rules/robot/model/settings.ts'
import { readChannelConfig } from '../../channel/read-channel-config.ts'
import { checkWithModel } from '../cases/check-with-model.ts'
import { channelModelOf, createChannelModels, type ChannelModelInput } from '../model/channel-model.ts'
import { createModels } from '../model/models.ts'

type Parts = { db: Db; clock: Clock; config: Config }
type Options = { operator: string; despiteCases?: boolean }

/** The model is asked the robot's cases first; what breaks one is refused with BrokenCases. */
export async function saveChannelModel(
  { db, clock, config }: Parts,
  channelKey: string,
  input: z.input<typeof ChannelModelInput>,
  { operator, despiteCases = false }: Options,
): Promise<void> {
  const channel = await findChannel(db, channelKey)
  const { channels, client } = createModels({ config, db, clock, resolve: undefined })
  const settings = decideModel(config.model, channelModelOf(input))
  const robot = { tenantId: channel.tenantId, robotNo: readChannelConfig(channel.config).config.robotNo }
  if (settings) await checkWithModel({ db, clock, client }, robot, settings, despiteCases)
  const before = shownModel(await channels.find(channel))
  await db.transaction().execute(async (trx) => {
    const stored = createChannelModels(trx, createSecretBox(config.keys))
    await stored.save(channel, input)
    const changed = changedFields(before ?? {}, shownModel(await stored.find(channel)) ?? {})
    const object = { kind: 'channel', id: channelKey, name: channel.name } as const
    const actor = operatorOf(channel.tenantId, operator)
    await writeAudit(trx, actor, { action: 'setChannelModel', object, ...changed }, clock.now())
  })
}

/** A channel's own settings for a model, without its key; undefined when it has none. */
export async function readChannelModel({ db, clock, config }: Parts, channelKey: string) {
  const { channels } = createModels({ config, db, clock, resolve: undefined })
  return shownModel(await channels.find(await findChannel(db, channelKey)))
}

function shownModel(model: ChannelModel | undefined) {
  if (!model) return undefined
  const { isOn, endpoint, budgets } = model
  return { isOn, budgets, endpoint: endpoint && { ...endpoint, key: endpoint.key === '' ? '' : 'hidden' } }
}

async function findChannel(db: Db, key: string) {
  return db
    .selectFrom('channels')
    .select(['tenant_id as tenantId', 'id as channelId', 'name', 'config'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow(() => new Error(`no channel ${key}`))
}
