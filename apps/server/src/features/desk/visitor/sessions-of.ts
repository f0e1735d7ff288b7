import { sql } from 'kysely'
import type { PastSession, SessionRating } from '@foyer/contract/desk/visitor.ts'
import { rowKinds } from '../../../log/rows.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'
import type { Db } from '../../../platform/db/pool.ts'

const mostShown = 20

/** The latest sessions of a thread, newest first: who served each, and what the visitor thought of it. */
export async function sessionsOf(db: Db, ref: ThreadRef): Promise<PastSession[]> {
  const rows = await db
    .selectFrom('sessions as s')
    .leftJoin('ratings as r', (join) =>
      join
        .onRef('r.tenant_id', '=', 's.tenant_id')
        .onRef('r.thread_id', '=', 's.thread_id')
        .onRef('r.first_seq', '=', 's.first_seq'),
    )
    .select(['s.key', 's.started_at', 's.ended_at', 's.first_seq', 's.last_seq'])
    .select(['r.subject', 'r.star', 'r.is_solved', 'r.tags', 'r.comment'])
    .select((eb) =>
      eb
        .selectFrom('entries as e')
        .innerJoin('agents as a', (join) =>
          join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.id', '=', 'e.agent_id'),
        )
        .select(sql<string[] | null>`array_agg(distinct a.nick)`.as('nicks'))
        .whereRef('e.tenant_id', '=', 's.tenant_id')
        .whereRef('e.thread_id', '=', 's.thread_id')
        .whereRef('e.seq', '>=', 's.first_seq')
        .where(sql<boolean>`(s.last_seq is null or e.seq <= s.last_seq)`)
        .where('e.kind', '=', rowKinds.accepted)
        .as('nicks'),
    )
    .where('s.tenant_id', '=', ref.tenantId)
    .where('s.thread_id', '=', ref.threadId)
    .orderBy('s.first_seq', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map((row) => ({
    sessionId: row.key,
    startTime: row.started_at,
    endTime: row.ended_at ?? 0,
    firstSeq: row.first_seq,
    lastSeq: row.last_seq ?? 0,
    adminNicks: row.nicks ?? [],
    ...(row.subject && { rating: toRating({ ...row, subject: row.subject }) }),
  }))
}

type RatedRow = {
  subject: SessionRating['of']
  star: number | null
  is_solved: boolean | null
  tags: string[] | null
  comment: string | null
}

function toRating({ subject, star, is_solved, tags, comment }: RatedRow): SessionRating {
  return {
    of: subject,
    star: star ?? 0,
    ...(is_solved !== null && { solved: is_solved }),
    tags: tags ?? [],
    comment: comment ?? '',
  }
}
