import {
  listChannelVersions,
  publishChannel,
  readChannelVersion,
  restoreChannelVersion,
  scheduleChannel,
} from '@foyer/contract/desk/channel-drafts.ts'
import { ChannelSettings, type WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { requireMay } from '../../identity/require-may.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { maxInt4 } from '@foyer/contract/wire.ts'
import { settingsOf, type ChannelDocument } from '../../rules/channel/channel-settings.ts'
import { emptied, readDraft, writeDraft, type StoredDraft } from '../../settings/drafts.ts'
import { listVersions, readVersion } from '../../settings/versions.ts'
import { publishSettings } from './publish-settings.ts'
import { documentOf, lockChannel, readChanges, readChannel, readSettings } from './stored-channel.ts'

/** What a draft would publish. */
export function settingsWith(document: ChannelDocument, { changes }: StoredDraft): WireChannelSettings {
  const before = settingsOf(document)
  const { translations, ...settings } = readChanges(changes)
  return { ...before, ...settings, translations: { ...before.translations, ...translations } }
}

const publishChannelRoute = serve(publishChannel, async (input, { db, clock, channels }, caller) => {
  requireMay(caller, 'editChannels')
  const now = clock.now()
  const done = await db.transaction().execute(async (trx) => {
    const channel = await lockChannel(trx, caller.tenantId, input.channelId)
    const draft = await readDraft(trx, documentOf(channel))
    if (draft.revision !== input.revision || channel.version !== input.version)
      throw new Failed('object.stale')
    const published = await publishSettings(trx, channel, {
      settings: settingsWith(channel.document, draft),
      actor: actorOf(caller),
      action: 'publishChannel',
      note: input.note,
      now,
    })
    if (!published) throw new Failed('request.invalid')
    await writeDraft(trx, documentOf(channel), emptied(draft), now)
    return { version: published.version }
  })
  channels.forget(input.channelId)
  return done
})

const scheduleChannelRoute = serve(scheduleChannel, async (input, { db, clock }, caller) => {
  requireMay(caller, 'editChannels')
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const channel = await lockChannel(trx, caller.tenantId, input.channelId)
    const { schedule: former, ...draft } = await readDraft(trx, documentOf(channel))
    if (draft.revision !== input.revision) throw new Failed('object.stale')
    const { publishTime: at, note = '' } = input
    if (at === undefined ? !former : at <= now || Object.keys(draft.changes).length === 0)
      throw new Failed('request.invalid')
    const actor = actorOf(caller)
    const schedule = at !== undefined && {
      schedule: {
        at,
        agentId: caller.agentId,
        name: actor.name,
        version: channel.version,
        note,
        isStale: false,
      },
    }
    await writeDraft(trx, documentOf(channel), { ...draft, ...schedule }, now)
    const object = { kind: 'channel', id: channel.key, name: channel.name } as const
    const change = {
      ...(former && { before: { publishTime: former.at } }),
      ...(at !== undefined && { after: { publishTime: at } }),
    }
    await writeAudit(trx, actor, { action: 'scheduleChannel', object, ...change }, now)
  })
  return {}
})

const listChannelVersionsRoute = serve(
  listChannelVersions,
  async ({ channelId, before = maxInt4, limit = 20 }, { db }, caller) => {
    requireMay(caller, 'editChannels')
    const channel = await readChannel(db, caller.tenantId, channelId)
    const rows = await listVersions(db, documentOf(channel), { before, limit: limit + 1 })
    return {
      versions: rows.slice(0, limit).map(({ restored_from: restoredFrom, published_at, ...row }) => ({
        ...row,
        publishedTime: published_at,
        ...(restoredFrom !== null && { restoredFrom }),
      })),
      hasMore: rows.length > limit,
    }
  },
)

const readChannelVersionRoute = serve(readChannelVersion, async ({ channelId, version }, { db }, caller) => {
  requireMay(caller, 'editChannels')
  const channel = await readChannel(db, caller.tenantId, channelId)
  const stored = await readVersion(db, documentOf(channel), version)
  if (!stored) throw new Failed('object.unknown')
  return { settings: ChannelSettings.parse(readSettings(stored, channel.document)) }
})

const restoreChannelVersionRoute = serve(
  restoreChannelVersion,
  async ({ channelId, version, current }, { db, clock, channels }, caller) => {
    requireMay(caller, 'editChannels')
    const done = await db.transaction().execute(async (trx) => {
      const channel = await lockChannel(trx, caller.tenantId, channelId)
      if (channel.version !== current) throw new Failed('object.stale')
      const stored = await readVersion(trx, documentOf(channel), version)
      if (!stored) throw new Failed('object.unknown')
      const published = await publishSettings(trx, channel, {
        settings: readSettings(stored, channel.document),
        actor: actorOf(caller),
        action: 'restoreChannelVersion',
        restoredFrom: version,
        now: clock.now(),
      })
      return { version: published?.version ?? channel.version }
    })
    channels.forget(channelId)
    return done
  },
)

export const channelPublicationsRoutes = {
  publishChannel: publishChannelRoute,
  scheduleChannel: scheduleChannelRoute,
  listChannelVersions: listChannelVersionsRoute,
  readChannelVersion: readChannelVersionRoute,
  restoreChannelVersion: restoreChannelVersionRoute,
}
