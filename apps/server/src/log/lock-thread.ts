import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { Failed } from '../platform/http/failed.ts'
import type { ThreadRef } from './thread-ref.ts'

export type Trx = Transaction<Database>
export type LockedThread = Awaited<ReturnType<typeof lockThread>>

/** The row whose lock orders all that happens to a thread; it is always the first lock of a transaction. */
export function lockThread(trx: Trx, ref: ThreadRef) {
  return trx
    .selectFrom('threads')
    .selectAll()
    .where('tenant_id', '=', ref.tenantId)
    .where('id', '=', ref.threadId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
}
