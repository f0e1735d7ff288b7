import { sql } from 'kysely'
import type { Trx } from '../../log/lock-thread.ts'
import type { Backfill } from '../../platform/db/backfills/backfill.ts'
import type { Session } from '../../rules/facts/facts.ts'
import { foldSession } from '../../rules/facts/fold-session.ts'
import { readSession } from './read-session.ts'
import { storeFacts, storeInvitation } from './store-facts.ts'

/**
 * Facts of the sessions that ended before facts were written, as far as the log still has them. Their groups are known
 * only where an entry names one, and their business durations follow the hours of today. `most`: sessions in one step.
 */
export function factsBackfill(most: number): Backfill {
  return {
    name: 'facts',
    // A contract migration: until it is applied, nodes of the version before end sessions without writing facts.
    after: '20261127010300_shelves_begin',
    async step(trx, cursor, report) {
      const sessions = await endedAfter(trx, cursor, most)
      let rows = 0
      for (const session of sessions) {
        // One session that cannot be read must not keep the others from being filled.
        await sql`savepoint session_facts`.execute(trx)
        try {
          await fill(trx, session)
          rows += 1
        } catch (error) {
          await sql`rollback to savepoint session_facts`.execute(trx)
          const { tenant_id, thread_id, first_seq } = session
          const reason = error instanceof Error ? error.message : String(error)
          report(`facts: tenant ${tenant_id}, thread ${thread_id}, session ${first_seq} left out: ${reason}`)
        }
        await sql`release savepoint session_facts`.execute(trx)
      }
      const last = sessions.length < most ? undefined : sessions.at(-1)
      return { rows, cursor: last ? `${last.tenant_id}.${last.thread_id}.${last.first_seq}` : null }
    },
  }
}

type EndedSession = Awaited<ReturnType<typeof endedAfter>>[number]

/** Tenant by tenant, in the order of the key; sessions that have their facts are passed over. */
function endedAfter(trx: Trx, cursor: string | null, most: number) {
  const [tenantId = 0, threadId = 0, firstSeq = 0] = (cursor ?? '').split('.').map(Number)
  return trx
    .selectFrom('sessions as s')
    .innerJoin('threads as t', (join) =>
      join.onRef('t.tenant_id', '=', 's.tenant_id').onRef('t.id', '=', 's.thread_id'),
    )
    .leftJoin('ratings as r', (join) =>
      join
        .onRef('r.tenant_id', '=', 's.tenant_id')
        .onRef('r.thread_id', '=', 's.thread_id')
        .onRef('r.first_seq', '=', 's.first_seq'),
    )
    .select(['r.rated_at', 'r.star', 'r.is_solved'])
    .select(['s.tenant_id', 's.thread_id', 's.first_seq', 's.last_seq', 's.shelf', 't.channel_id'])
    .where(
      sql<boolean>`(s.tenant_id, s.thread_id, s.first_seq) > (${tenantId}, ${threadId}::bigint, ${firstSeq})`,
    )
    .where('s.last_seq', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('session_facts as f')
            .select('f.first_seq')
            .whereRef('f.tenant_id', '=', 's.tenant_id')
            .whereRef('f.thread_id', '=', 's.thread_id')
            .whereRef('f.first_seq', '=', 's.first_seq'),
        ),
      ),
    )
    .orderBy('s.tenant_id')
    .orderBy('s.thread_id')
    .orderBy('s.first_seq')
    .limit(most)
    .execute()
}

async function fill(trx: Trx, session: EndedSession): Promise<void> {
  const {
    tenant_id: tenantId,
    thread_id: threadId,
    first_seq: firstSeq,
    channel_id: channelId,
    shelf,
  } = session
  const ref = { tenantId, threadId, channelId, firstSeq }
  const entries = await readSession(trx, ref, { firstSeq, lastSeq: session.last_seq ?? firstSeq, shelf })
  const facts = foldSession(entries)
  await storeFacts(trx, ref, { ...facts, session: facts.session && withRating(facts.session, session) })
  const invited = entries.find(({ body }) => body.type === 'ratingInvited')
  if (!invited) return
  const { agents } = foldSession(entries.filter(({ seq }) => seq < invited.seq))
  await storeInvitation(trx, ref, { at: invited.at, agentId: invited.agent?.id, agents })
}

/** A visitor may have rated after the session had ended. */
function withRating(session: Session, { rated_at, star, is_solved }: EndedSession): Session {
  if (session.rating || rated_at === null) return session
  return { ...session, rating: { at: rated_at, star: star ?? undefined, isSolved: is_solved ?? undefined } }
}
