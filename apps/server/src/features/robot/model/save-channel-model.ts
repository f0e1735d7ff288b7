import type { z } from 'zod'
import { readConfig } from '../../../config.ts'
import { createDb, createPool } from '../../../platform/db/pool.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { createChannelModels, type ChannelModelInput } from './channel-model.ts'

/** For the command line, while the desk has no page for it: docs/admin.md shows how. */
export async function saveChannelModel(
  env: Record<string, string | undefined>,
  channelKey: string,
  input: z.input<typeof ChannelModelInput>,
): Promise<void> {
  // Nothing here needs Redis.
  const config = readConfig({ REDIS_URL: 'redis://localhost', ...env })
  const db = createDb(createPool(config.databaseUrl, 1))
  try {
    const channel = await db
      .selectFrom('channels')
      .select(['tenant_id', 'id'])
      .where('key', '=', channelKey)
      .executeTakeFirstOrThrow(() => new Error(`no channel ${channelKey}`))
    const ref = { tenantId: channel.tenant_id, channelId: channel.id }
    await createChannelModels(db, createSecretBox(config.keys)).save(ref, input)
  } finally {
    await db.destroy()
  }
}
