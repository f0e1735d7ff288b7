import type { Trx } from '../log/lock-thread.ts'
import type { Db } from '../platform/db/pool.ts'
import type { SettingsKind } from '../platform/db/settings-tables.ts'
import { emptyDraft, type Draft } from '../rules/settings/merge-draft.ts'

/** A document that admins edit: its draft, its versions and its editors are found by this. */
export type DocumentRef = { tenantId: number; kind: SettingsKind; objectId: string }

export type Schedule = {
  at: number
  agentId: number
  name: string
  version: number
  /** For the version that it becomes. */
  note: string
  isStale: boolean
}
export type StoredDraft = Draft & { schedule?: Schedule }

/** Callers that change it hold the lock of the document's own row. */
export async function readDraft(db: Db | Trx, ref: DocumentRef): Promise<StoredDraft> {
  const row = await db
    .selectFrom('settings_drafts')
    .selectAll()
    .where('tenant_id', '=', ref.tenantId)
    .where('kind', '=', ref.kind)
    .where('object_id', '=', ref.objectId)
    .executeTakeFirst()
  if (!row) return emptyDraft
  const { revision, changes, touched, is_stale: isStale, publish_note: note } = row
  const { publish_at: at, publish_agent_id: agentId, publish_name: name, publish_version: version } = row
  const isScheduled = at !== null && agentId !== null && name !== null && version !== null
  return {
    revision,
    changes,
    touched,
    ...(isScheduled && { schedule: { at, agentId, name, version, note, isStale } }),
  }
}

export async function writeDraft(
  trx: Trx,
  { tenantId, kind, objectId }: DocumentRef,
  { revision, changes, touched, schedule }: StoredDraft,
  now: number,
): Promise<void> {
  const values = {
    revision,
    changes: JSON.stringify(changes),
    touched: JSON.stringify(touched),
    updated_at: now,
    publish_at: schedule?.at ?? null,
    publish_agent_id: schedule?.agentId ?? null,
    publish_name: schedule?.name ?? null,
    publish_version: schedule?.version ?? null,
    publish_note: schedule?.note ?? '',
    is_stale: schedule?.isStale ?? false,
  }
  await trx
    .insertInto('settings_drafts')
    .values({ tenant_id: tenantId, kind, object_id: objectId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'object_id']).doUpdateSet(values))
    .execute()
}

/** The draft without changes. Its revision goes on, so that editors notice. */
export function emptied(draft: Draft): StoredDraft {
  return { revision: draft.revision + 1, changes: {}, touched: draft.touched }
}

/** Last editor of each key, as the desk reads it. */
export function touchedOnWire({ touched }: Draft) {
  return Object.fromEntries(
    Object.entries(touched).map(([key, { agentId, name, at, ...touch }]) => [
      key,
      { ...touch, adminId: String(agentId), adminNick: name, time: at },
    ]),
  )
}
