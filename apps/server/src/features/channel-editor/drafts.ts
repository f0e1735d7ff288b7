import {
  discardChannelDraft,
  readChannelDraft,
  saveChannelDraft,
  watchChannelDraft,
  type ChannelDraft,
} from '@foyer/contract/desk/channel-drafts.ts'
import { channelLimits } from '@foyer/contract/desk/channel-limits.ts'
import { ChannelChanges, ChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { z } from 'zod'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { requireMay } from '../../identity/require-may.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { flatPublished, flatSettings } from '@foyer/core/channel/flat-settings.ts'
import { settingsOf } from '../../rules/channel/channel-settings.ts'
import { mergeDraft, pendingKeys } from '../../rules/settings/merge-draft.ts'
import { emptied, readDraft, touchedOnWire, writeDraft, type StoredDraft } from '../../settings/drafts.ts'
import { noteEditor } from '../../settings/editors.ts'
import { documentOf, lockChannel, readChanges, readChannel } from './stored-channel.ts'

const readChannelDraftRoute = serve(readChannelDraft, async ({ channelId }, { db }, caller) => {
  requireMay(caller, 'editChannels')
  const channel = await readChannel(db, caller.tenantId, channelId)
  const draft = await readDraft(db, documentOf(channel))
  return {
    name: channel.name,
    isArchived: channel.isArchived,
    version: channel.version,
    published: ChannelSettings.parse(settingsOf(channel.document)),
    draft: toDraft(draft),
  }
})

export function toDraft(draft: StoredDraft): ChannelDraft {
  const { revision, changes, schedule } = draft
  return {
    revision,
    changes: ChannelChanges.parse(readChanges(changes)),
    touched: touchedOnWire(draft),
    ...(schedule && {
      schedule: {
        publishTime: schedule.at,
        adminNick: schedule.name,
        note: schedule.note,
        isStale: schedule.isStale,
      },
    }),
  }
}

const watchChannelDraftRoute = serve(watchChannelDraft, async ({ channelId }, deps, caller) => {
  requireMay(caller, 'editChannels')
  const channel = await readChannel(deps.db, caller.tenantId, channelId)
  const ref = documentOf(channel)
  const [{ revision }, editors] = await Promise.all([
    readDraft(deps.db, ref),
    noteEditor(deps, ref, caller.agentId),
  ])
  return {
    version: channel.version,
    revision,
    editors: editors.map(({ id, nick, face }) => ({ adminId: String(id), adminNick: nick, adminFace: face })),
  }
})

const saveChannelDraftRoute = serve(
  saveChannelDraft,
  async ({ channelId, revision, changes, insist = [] }, { db, clock, limits }, caller) => {
    requireMay(caller, 'editChannels')
    limits.take(limitRules.editDraft, `${caller.tenantId}:${caller.agentId}`)
    const now = clock.now()
    return db.transaction().execute(async (trx) => {
      const channel = await lockChannel(trx, caller.tenantId, channelId)
      const ref = documentOf(channel)
      const stored = await readDraft(trx, ref)
      const { draft, conflicts } = mergeDraft(stored, flatPublished(settingsOf(channel.document)), {
        seen: revision,
        changes: flatSettings(z.encode(ChannelChanges, changes)),
        insist,
        by: { agentId: caller.agentId, name: actorOf(caller).name },
        now,
      })
      if (JSON.stringify(draft.changes).length > channelLimits.draft) throw new Failed('request.tooLarge')
      const next = { ...stored, ...draft }
      if (draft !== stored) await writeDraft(trx, ref, next, now)
      return { draft: toDraft(next), conflicts }
    })
  },
  { maxBodyBytes: channelLimits.bodyBytes },
)

const discardChannelDraftRoute = serve(
  discardChannelDraft,
  async ({ channelId, revision }, { db, clock }, caller) => {
    requireMay(caller, 'editChannels')
    const now = clock.now()
    await db.transaction().execute(async (trx) => {
      const channel = await lockChannel(trx, caller.tenantId, channelId)
      const draft = await readDraft(trx, documentOf(channel))
      if (draft.revision !== revision) throw new Failed('object.stale')
      const discarded = pendingKeys(draft, flatPublished(settingsOf(channel.document)))
      if (discarded.length === 0 && !draft.schedule) return
      await writeDraft(trx, documentOf(channel), emptied(draft), now)
      const object = { kind: 'channel', id: channel.key, name: channel.name } as const
      const change = { action: 'discardChannelDraft', object, before: { changed: discarded } } as const
      await writeAudit(trx, actorOf(caller), change, now)
    })
    return {}
  },
)

export const channelDraftsRoutes = {
  readChannelDraft: readChannelDraftRoute,
  watchChannelDraft: watchChannelDraftRoute,
  saveChannelDraft: saveChannelDraftRoute,
  discardChannelDraft: discardChannelDraftRoute,
}
