import { Readable } from 'node:stream'
import { channelLimits } from '@foyer/contract/desk/channel-limits.ts'
import { uploadChannelImage } from '@foyer/contract/desk/channels.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import type { Deps } from '../../deps.ts'
import { requireMay } from '../../identity/require-may.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serveUpload } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { randomId } from '../../platform/random.ts'
import { storageKey } from '../../platform/storage/storage.ts'
import { drawnPath, serveDrawn } from '../files/serve-drawn.ts'
import { checkHarmless } from '../files/store-file.ts'
import { readChannel } from './stored-channel.ts'

const prefix = '/files/channels/'
/** Versions may name any of them, so they stay; a tenant needs no more. */
const maxImages = 2_000

const uploadChannelImageRoute = serveUpload(
  uploadChannelImage,
  async ({ channelId }, deps, caller) => {
    requireMay(caller, 'editChannels')
    if (!caller.file) throw new Failed('request.invalid')
    const { db, storage, clock } = deps
    const { tenantId } = caller
    const channel = await readChannel(db, tenantId, channelId)
    await checkHarmless(deps, caller.file.path)
    const bytes = await deps.images.decoration(caller.file.path)
    const id = randomId()
    const url = drawnPath(prefix, { tenantId, id })
    await db.transaction().execute(async (trx) => {
      const { images } = await trx
        .selectFrom('channel_images')
        .select((row) => row.fn.countAll<number>().as('images'))
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow()
      if (images >= maxImages) throw new Failed('request.tooMany')
      const row = { tenant_id: tenantId, id, channel_id: channel.id, bytes: bytes.length }
      await trx
        .insertInto('channel_images')
        .values({ ...row, created_at: clock.now() })
        .execute()
      const object = { kind: 'channel', id: channel.key, name: channel.name } as const
      const change = { action: 'uploadChannelImage', object, after: { url } } as const
      await writeAudit(trx, actorOf(caller), change, clock.now())
      // Last: should it fail, neither the row nor the entry is there.
      const about = { bytes: bytes.length, mime: 'image/webp' }
      await storage.put(storageKey(tenantId, id), Readable.from([bytes]), about)
    })
    return { url }
  },
  {
    maxBodyBytes: channelLimits.imageBytes,
    admit: async (deps, { tenantId, agentId }) =>
      deps.limits.take(limitRules.upload, `agent:${tenantId}:${agentId}`),
  },
)

/** Images of channels, for every visitor: they are part of the chat. */
export function serveChannelImages(app: FastifyInstance, deps: Deps): void {
  serveDrawn(app, deps, {
    prefix,
    // An address always has the same image.
    cacheControl: 'public, max-age=31536000, immutable',
    bytesOf: async ({ tenantId, id }) => {
      const row = await deps.db
        .selectFrom('channel_images')
        .select('bytes')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.bytes
    },
  })
}

export const channelImagesRoutes = { uploadChannelImage: uploadChannelImageRoute }
