import type { Rating } from '@foyer/core/evaluation/rating.ts'
import { rowKinds } from '../../log/rows.ts'
import type { Db } from '../../platform/db/pool.ts'

/** A thread's latest session, by the columns that name it. */
type LatestSession = { tenant_id: number; id: number; session_first_seq: number }

export async function isRated(db: Db, session: LatestSession): Promise<boolean> {
  const row = await db
    .selectFrom('ratings')
    .select('first_seq')
    .where('tenant_id', '=', session.tenant_id)
    .where('thread_id', '=', session.id)
    .where('first_seq', '=', session.session_first_seq)
    .executeTakeFirst()
  return row !== undefined
}

/** The agent who accepted the session last: the one whom the visitor has in mind. */
export async function lastAgent(db: Db, session: LatestSession): Promise<number | undefined> {
  const row = await db
    .selectFrom('entries')
    .select('agent_id')
    .where('tenant_id', '=', session.tenant_id)
    .where('thread_id', '=', session.id)
    .where('seq', '>=', session.session_first_seq)
    .where('kind', '=', rowKinds.accepted)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.agent_id
}

type Given = { rating: Rating; agentId: number | undefined; now: number }

export async function storeRating(
  db: Db,
  session: LatestSession,
  { rating, agentId, now }: Given,
): Promise<void> {
  await db
    .insertInto('ratings')
    .values({
      tenant_id: session.tenant_id,
      thread_id: session.id,
      first_seq: session.session_first_seq,
      subject: rating.of,
      agent_id: agentId ?? null,
      star: rating.of === 'agent' ? rating.star : null,
      is_solved: rating.solved ?? null,
      tags: [...rating.tags],
      comment: rating.comment,
      rated_at: now,
    })
    .execute()
}
