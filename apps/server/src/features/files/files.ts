import { sql, type Transaction } from 'kysely'
import type { ServedType } from '../../rules/files/served-type.ts'
import { isReadable } from '../../log/removed-shelf.ts'
import { recalledBit, serverIdBit } from '../../log/rows.ts'
import { shelvesOf } from '../../log/sections.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import { randomId } from '../../platform/random.ts'
import { storageKey, type Storage } from '../../platform/storage/storage.ts'
import type { FileRef } from './file-seal.ts'
import type { Database } from '../../platform/db/schema.ts'
import { Failed } from '../../platform/http/failed.ts'
import { isTicketUploader, type Uploader } from './uploader.ts'

/** Upload limit per visitor and day. */
export const dailyQuota = { files: 200, bytes: 500 * 1024 * 1024 } as const
const dayMs = 86_400_000

/** Uploads of one visitor take turns here, or a hundred at once would all find room. */
async function checkQuota(
  trx: Transaction<Database>,
  { tenantId, userId }: { tenantId: number; userId: string },
  bytes: number,
  now: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload:${tenantId}:${userId}`}, 0))`.execute(trx)
  const used = await trx
    .selectFrom('files')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<string | null>('bytes').as('bytes')])
    .where('tenant_id', '=', tenantId)
    .where('uploader', '=', userId)
    .where('created_at', '>', now - dayMs)
    .executeTakeFirstOrThrow()
  const isOver = used.files >= dailyQuota.files || Number(used.bytes ?? 0) + bytes > dailyQuota.bytes
  if (isOver) throw new Failed('request.tooMany')
}

type NewFile = { type: ServedType; name: string; bytes: number }

/** The files that were uploaded: which there are, whose they are, and which message carries each. */
export function createFiles({ db, storage, clock }: { db: Db; storage: Storage; clock: Clock }) {
  return {
    /** Takes a place for a file within its uploader's quota. Until it is `confirm`ed nobody can read it. */
    async reserve(uploader: Uploader, { type, name, bytes }: NewFile): Promise<FileRef> {
      const ref = { tenantId: uploader.tenantId, id: randomId() }
      const row = {
        tenant_id: ref.tenantId,
        id: ref.id,
        thread_id: uploader.threadId,
        uploader: uploader.userId,
        kind: type.kind,
        mime: type.mime,
        name,
        bytes,
        created_at: clock.now(),
      }
      await db.transaction().execute(async (trx) => {
        await checkQuota(trx, uploader, bytes, clock.now())
        await trx.insertInto('files').values(row).execute()
      })
      return ref
    },

    /** Fails when the row is gone: its visitor was erased while the bytes arrived. */
    async confirm({ tenantId, id }: FileRef): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('files')
        .set({ is_stored: true })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Failed('identity.expired')
    },

    /** The bytes first: a row without bytes is found again, bytes without a row never are. */
    async forget({ tenantId, id }: FileRef): Promise<void> {
      await storage.remove(storageKey(tenantId, id))
      await db.deleteFrom('files').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
    },

    /** A file that may be read now: written to its end, not withdrawn, and of a session whose time is not over. */
    async find({ tenantId, id }: FileRef) {
      const file = await db
        .selectFrom('files')
        .select(['tenant_id', 'id', 'mime', 'name', 'bytes', 'uploader', 'thread_id', 'client_id'])
        .select('created_at')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('is_stored', '=', true)
        .executeTakeFirst()
      if (!file || (await isWithdrawn(db, file)) || (await isHidden(db, file))) return undefined
      return file
    },

    /**
     * Gives a file to the message that carries it: one that the same person uploaded to this thread, and that no
     * other message has. A retry of the same message gets it again.
     */
    async claim(uploader: Uploader, { tenantId, id }: FileRef, clientId: string) {
      if (tenantId !== uploader.tenantId) return undefined
      return db
        .updateTable('files')
        .set({ client_id: clientId })
        .where('tenant_id', '=', uploader.tenantId)
        .where('id', '=', id)
        .where('thread_id', '=', uploader.threadId)
        .where('uploader', '=', uploader.userId)
        .where('is_stored', '=', true)
        .where((row) => row.or([row('client_id', 'is', null), row('client_id', '=', clientId)]))
        .returning(['kind', 'name', 'bytes'])
        .executeTakeFirst()
    },
  }
}

export type Files = ReturnType<typeof createFiles>

type Carried = { tenant_id: number; thread_id: number; client_id: string | null }

async function isWithdrawn(db: Db, { tenant_id, thread_id, client_id }: Carried): Promise<boolean> {
  if (client_id === null) return false
  // The visitor's message, or the card that the server wrote of a ticket's entry.
  const keys = sql`entry_key(${client_id}, 0::smallint), entry_key(${client_id}, ${serverIdBit}::smallint)`
  const row = await db
    .selectFrom('entries')
    .select('seq')
    .where('tenant_id', '=', tenant_id)
    .where('thread_id', '=', thread_id)
    .where('shelf', 'in', await shelvesOf(db, { tenantId: tenant_id, threadId: thread_id }))
    .where(sql<boolean>`entry_key(client_id, flags) in (${keys})`)
    .where(sql<boolean>`flags & ${recalledBit}::smallint <> 0`)
    .executeTakeFirst()
  return row !== undefined
}

type Uploaded = { tenant_id: number; thread_id: number; uploader: string; created_at: number }

/** A file of the chat is hidden with the session in which it was uploaded. Those of tickets have a life of their own. */
async function isHidden(db: Db, { tenant_id, thread_id, uploader, created_at }: Uploaded): Promise<boolean> {
  if (isTicketUploader(uploader)) return false
  const session = await db
    .selectFrom('sessions as s')
    .select(isReadable('s.shelf').as('is_readable'))
    .where('s.tenant_id', '=', tenant_id)
    .where('s.thread_id', '=', thread_id)
    .where('s.started_at', '<=', created_at)
    .orderBy('s.first_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return session?.is_readable === false
}
