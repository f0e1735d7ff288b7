import { sql } from 'kysely'
import type { AuditActor } from '../../audit/write-audit.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Deps } from '../../deps.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { emptied, readDraft, writeDraft, type Schedule, type StoredDraft } from '../../settings/drafts.ts'
import { changedSince } from '../../settings/versions.ts'
import { settingsWith } from './publications.ts'
import { publishSettings } from './publish-settings.ts'
import { documentOf, tryLockChannel, type StoredChannel } from './stored-channel.ts'

/** Rows of one query. A round goes on until nothing is due: many admins choose the same full hour. */
const atOnce = 20

/**
 * Publishes the drafts whose time has come, each in a transaction of its own; answers how many there were. A draft that
 * fails, and one whose channel somebody holds at this moment, are left to a later round and delay no other.
 */
export async function publishDue(deps: Deps): Promise<number> {
  const { db, clock, quarantine } = deps
  const done = quarantine.held('publish-due').map(({ id }) => String(id))
  let count = 0
  for (;;) {
    const due = await dueDrafts(deps, done)
    if (due.length === 0) return count
    for (const { tenantId, id, key } of due) {
      await quarantine.attempt('publish-due', { tenantId, id }, async () => {
        await db.transaction().execute((trx) => publishOne(trx, { tenantId, key }, clock.now()))
        return true
      })
      done.push(id)
    }
    count += due.length
  }
}

/** The next ones that this round has not tried. */
function dueDrafts({ db, clock }: Deps, done: readonly string[]) {
  return db
    .selectFrom('settings_drafts as d')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 'd.tenant_id').on('d.object_id', '=', sql<string>`c.id::text`),
    )
    .select(['d.tenant_id as tenantId', 'd.object_id as id', 'c.key'])
    .where('d.kind', '=', 'channel')
    .where('d.publish_at', '<=', clock.now())
    .where('d.is_stale', '=', false)
    .where(sql<boolean>`d.object_id <> all(${done}::text[])`)
    .orderBy('d.publish_at')
    .limit(atOnce)
    .execute()
}

async function publishOne(trx: Trx, { tenantId, key }: { tenantId: number; key: string }, now: number) {
  const channel = await tryLockChannel(trx, tenantId, key)
  if (!channel) return
  const draft = await readDraft(trx, documentOf(channel))
  const { schedule } = draft
  // Another node was faster, or somebody has cancelled it.
  if (!schedule || schedule.isStale || schedule.at > now) return
  const actor: AuditActor = {
    tenantId,
    kind: 'agent',
    agentId: schedule.agentId,
    name: schedule.name,
    address: '',
    userAgent: '',
  }
  if (await isOvertaken(trx, channel, draft, schedule)) {
    await writeDraft(trx, documentOf(channel), { ...draft, schedule: { ...schedule, isStale: true } }, now)
    const object = { kind: 'channel', id: key, name: channel.name } as const
    const change = { action: 'scheduleChannel', object, after: { isStale: true } } as const
    return writeAudit(trx, actor, change, now)
  }
  const settings = settingsWith(channel.document, draft)
  const { note } = schedule
  await publishSettings(trx, channel, { settings, actor, action: 'publishChannel', note, now })
  return writeDraft(trx, documentOf(channel), emptied(draft), now)
}

/** Whether somebody has published one of the draft's settings since: then a person decides, and nothing is overwritten. */
async function isOvertaken(
  trx: Trx,
  channel: StoredChannel,
  { changes }: StoredDraft,
  { version }: Schedule,
): Promise<boolean> {
  if (channel.version === version) return false
  const newer = await changedSince(trx, documentOf(channel), version)
  return newer.some((key) => Object.hasOwn(changes, key))
}
