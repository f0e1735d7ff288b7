import { sql } from 'kysely'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import type { Db } from '../../platform/db/pool.ts'

type Answer = Extract<EntryBody, { type: 'formAnswered' }>

/** Puts an answer beside the form that it answers: every reader of the log gets both together from then on. */
export async function keepAnswer(db: Db, ref: ThreadRef, { target, docNode }: Answer): Promise<void> {
  await db
    .updateTable('entries')
    .set({ extra: sql`coalesce(extra, '{}'::jsonb) || jsonb_build_object('docNode', ${docNode}::text)` })
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .where('seq', '=', target)
    .execute()
}
