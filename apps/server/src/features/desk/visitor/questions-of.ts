import { sql } from 'kysely'
import { msgTypes, senderTypes } from '@foyer/contract/codes.ts'
import { recalledBit, rowKinds } from '../../../log/rows.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import type { Db } from '../../../platform/db/pool.ts'

const mostShown = 20
const longest = 300

/** What the visitor wrote in a session before an agent came: what the robot was asked. Oldest first. */
export async function questionsOf(db: Db, ref: ThreadRef, firstSeq: number): Promise<string[]> {
  const rows = await db
    .selectFrom('entries as e')
    .select(sql<string>`left(e.content, ${longest})`.as('text'))
    .where('e.tenant_id', '=', ref.tenantId)
    .where('e.thread_id', '=', ref.threadId)
    .where('e.seq', '>=', firstSeq)
    .where('e.sender', '=', senderTypes.visitor)
    .where('e.kind', '=', msgTypes.text)
    .where(sql<boolean>`e.flags & ${recalledBit}::smallint = 0`)
    .where((entry) =>
      entry.not(
        entry.exists(
          entry
            .selectFrom('entries as a')
            .select('a.seq')
            .whereRef('a.tenant_id', '=', 'e.tenant_id')
            .whereRef('a.thread_id', '=', 'e.thread_id')
            .where('a.seq', '>=', firstSeq)
            .whereRef('a.seq', '<', 'e.seq')
            .where('a.kind', '=', rowKinds.accepted),
        ),
      ),
    )
    .orderBy('e.seq')
    .limit(mostShown)
    .execute()
  return rows.map(({ text }) => text)
}
