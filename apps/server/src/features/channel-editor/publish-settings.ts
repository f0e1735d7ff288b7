import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import type { AuditAction } from '@foyer/contract/desk/audit-actions.ts'
import { writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import { flatPublished } from '@foyer/core/channel/flat-settings.ts'
import { changedKeys } from '@foyer/core/settings/settings.ts'
import { settingsOf, withSettings } from '../../rules/channel/channel-settings.ts'
import { addVersion } from '../../settings/versions.ts'
import { documentOf, type StoredChannel } from './stored-channel.ts'

type Publication = {
  settings: WireChannelSettings
  actor: AuditActor
  action: AuditAction
  note?: string | undefined
  restoredFrom?: number
  now: number
}

/**
 * The one way in which settings of a channel reach visitors: the row, a version and an audit entry, in the transaction
 * that holds the channel's lock. Answers the new version, or undefined when nothing is different. Nodes read the row
 * anew within five seconds; the one that published forgets the channel after the transaction.
 */
export async function publishSettings(
  trx: Trx,
  channel: StoredChannel,
  { settings, actor, action, note = '', restoredFrom, now }: Publication,
): Promise<{ version: number; changed: string[] } | undefined> {
  const next = withSettings(channel.document, settings)
  const before = settingsOf(channel.document)
  const after = settingsOf(next)
  const changed = changedKeys(flatPublished(before), flatPublished(after))
  if (changed.length === 0 && channel.invalid.length === 0) return undefined
  const version = channel.version + 1
  await trx
    .updateTable('channels')
    .set({
      config: JSON.stringify(next.config),
      evaluate: JSON.stringify(next.evaluate),
      translations: JSON.stringify(next.translations),
      version,
    })
    .where('tenant_id', '=', channel.tenantId)
    .where('id', '=', channel.id)
    .execute()
  await addVersion(
    trx,
    documentOf(channel),
    { version: channel.version, body: before },
    {
      version,
      body: after,
      changed,
      author: { id: actor.agentId, name: actor.name },
      note,
      ...(restoredFrom !== undefined && { restoredFrom }),
      at: now,
    },
  )
  const object = { kind: 'channel', id: channel.key, name: channel.name } as const
  await writeAudit(trx, actor, { action, object, ...changedFields(before, after) }, now)
  return { version, changed }
}
