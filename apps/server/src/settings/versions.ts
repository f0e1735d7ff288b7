import type { Trx } from '../log/lock-thread.ts'
import type { Db } from '../platform/db/pool.ts'
import type { DocumentRef } from './drafts.ts'

export type NewVersion = {
  version: number
  body: object
  changed: readonly string[]
  author: { id: number | undefined; name: string }
  note: string
  restoredFrom?: number
  at: number
}

/**
 * Stores what is published now, and before it what was published until now if no version has it: documents are older than
 * versions, and the first one is created without any. Without `before`, nothing was published until now.
 */
export async function addVersion(
  trx: Trx,
  ref: DocumentRef,
  before: { version: number; body: object; at?: number } | undefined,
  next: NewVersion,
): Promise<void> {
  const first = before && { at: 0, ...before, changed: [], author: { id: undefined, name: '' }, note: '' }
  await trx
    .insertInto('settings_versions')
    .values([...(first ? [rowOf(ref, first)] : []), rowOf(ref, next)])
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'object_id', 'version']).doNothing())
    .execute()
}

function rowOf({ tenantId, kind, objectId }: DocumentRef, version: NewVersion) {
  return {
    tenant_id: tenantId,
    kind,
    object_id: objectId,
    version: version.version,
    body: JSON.stringify(version.body),
    changed: [...version.changed],
    author_id: version.author.id ?? null,
    author: version.author.name,
    note: version.note,
    restored_from: version.restoredFrom ?? null,
    published_at: version.at,
  }
}

/** Those before a version, the latest first. */
export async function listVersions(
  db: Db,
  ref: DocumentRef,
  { before, limit }: { before: number; limit: number },
) {
  return versionsOf(db, ref)
    .select(['version', 'changed', 'author', 'note', 'restored_from', 'published_at'])
    .where('version', '<', before)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
}

export async function readVersion(
  db: Db | Trx,
  ref: DocumentRef,
  version: number,
): Promise<object | undefined> {
  const row = await versionsOf(db, ref).select('body').where('version', '=', version).executeTakeFirst()
  return row?.body
}

/** The keys that publications after a version have changed. */
export async function changedSince(db: Trx, ref: DocumentRef, version: number): Promise<string[]> {
  const rows = await versionsOf(db, ref).select('changed').where('version', '>', version).execute()
  return [...new Set(rows.flatMap(({ changed }) => changed))]
}

function versionsOf(db: Db | Trx, { tenantId, kind, objectId }: DocumentRef) {
  return db
    .selectFrom('settings_versions')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('object_id', '=', objectId)
}
