import { decideModel } from '../../../rules/robot/model/settings.ts'
import type { z } from 'zod'
import { readConfig } from '../../../config.ts'
import { systemClock as clock } from '../../../platform/clock.ts'
import { createDb, createPool } from '../../../platform/db/pool.ts'
import { readChannelConfig } from '../../channel/read-channel-config.ts'
import { checkWithModel } from '../cases/check-with-model.ts'
import { channelModelOf, type ChannelModelInput } from '../model/channel-model.ts'
import { createModels } from '../model/models.ts'

/**
 * For the command line, while the desk has no page for it: docs/admin.md shows how. The model is asked the robot's
 * cases first; what breaks one is refused with BrokenCases.
 */
export async function saveChannelModel(
  env: Record<string, string | undefined>,
  channelKey: string,
  input: z.input<typeof ChannelModelInput>,
  { despiteCases = false } = {},
): Promise<void> {
  // Nothing here needs Redis.
  const config = readConfig({ REDIS_URL: 'redis://localhost', ...env })
  const db = createDb(createPool(config.databaseUrl, 2))
  try {
    const channel = await db
      .selectFrom('channels')
      .select(['tenant_id', 'id', 'config'])
      .where('key', '=', channelKey)
      .executeTakeFirstOrThrow(() => new Error(`no channel ${channelKey}`))
    const { channels, client } = createModels({ config, db, clock, resolve: undefined })
    const settings = decideModel(config.model, channelModelOf(input))
    const robot = { tenantId: channel.tenant_id, robotNo: readChannelConfig(channel.config).config.robotNo }
    if (settings) await checkWithModel({ db, clock, client }, robot, settings, despiteCases)
    await channels.save({ tenantId: channel.tenant_id, channelId: channel.id }, input)
  } finally {
    await db.destroy()
  }
}
