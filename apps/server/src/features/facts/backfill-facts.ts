import { sql } from 'kysely'
import type { Trx } from '../../log/lock-thread.ts'
import type { Backfill } from '../../platform/db/backfills/backfill.ts'
import { isLocked } from '../../platform/db/migrate/retry-locked.ts'
import type { FactEntry, Facts, Session } from '../../rules/facts/facts.ts'
import { foldSession } from '../../rules/facts/fold-session.ts'
import { readSessions } from './read-sessions.ts'
import { storeFacts, storeInvitations, type Invitation, type SessionRef } from './store-facts.ts'

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
      const rows = await fillOrLeaveOut(trx, sessions, report)
      const last = sessions.length < most ? undefined : sessions.at(-1)
      return { rows, cursor: last ? `${last.tenant_id}.${last.thread_id}.${last.first_seq}` : null }
    },
  }
}

/**
 * All of them at once. If that fails, each half by itself: one session that cannot be read must not keep the others from
 * being filled. The answer is how many were filled.
 */
async function fillOrLeaveOut(
  trx: Trx,
  sessions: readonly EndedSession[],
  report: (line: string) => void,
): Promise<number> {
  const [first, second] = sessions
  if (!first) return 0
  await sql`savepoint session_facts`.execute(trx)
  try {
    await fill(trx, sessions)
    await sql`release savepoint session_facts`.execute(trx)
    return sessions.length
  } catch (error) {
    // Nothing is wrong with the sessions: the whole step is tried again.
    if (isLocked(error)) throw error
    await sql`rollback to savepoint session_facts`.execute(trx)
    await sql`release savepoint session_facts`.execute(trx)
    if (!second) {
      const { tenant_id, thread_id, first_seq } = first
      const reason = error instanceof Error ? error.message : String(error)
      report(`facts: tenant ${tenant_id}, thread ${thread_id}, session ${first_seq} left out: ${reason}`)
      return 0
    }
    const middle = Math.ceil(sessions.length / 2)
    const filled = await fillOrLeaveOut(trx, sessions.slice(0, middle), report)
    return filled + (await fillOrLeaveOut(trx, sessions.slice(middle), report))
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

async function fill(trx: Trx, sessions: readonly EndedSession[]): Promise<void> {
  for (const { shelf, some } of readTogether(sessions)) {
    const refs = some.map(refOf)
    const entries = await readSessions(trx, refs, { shelf })
    const facts = refs.map((ref, at) => ({ ref, facts: factsOf(entries[at] ?? [], some[at]) }))
    await storeFacts(trx, facts)
    await storeInvitations(
      trx,
      refs.flatMap((ref, at) => invitationOf(ref, entries[at] ?? [])),
    )
  }
}

/** Entries held in memory at once: most sessions have a dozen, some have many thousands. */
const maxEntries = 20_000

/** Sessions of one shelf in parts, none of more entries than that unless it is a single session. */
function readTogether(sessions: readonly EndedSession[]): { shelf: number; some: EndedSession[] }[] {
  const parts: { shelf: number; entries: number; some: EndedSession[] }[] = []
  for (const session of sessions) {
    const { shelf } = session
    const { firstSeq, lastSeq } = refOf(session)
    const entries = lastSeq - firstSeq + 1
    const part = parts.find((one) => one.shelf === shelf && one.entries + entries <= maxEntries)
    if (part) {
      part.some.push(session)
      part.entries += entries
    } else parts.push({ shelf, entries, some: [session] })
  }
  return parts
}

function refOf(session: EndedSession): SessionRef & { lastSeq: number } {
  const { tenant_id: tenantId, thread_id: threadId, first_seq: firstSeq, channel_id: channelId } = session
  return { tenantId, threadId, channelId, firstSeq, lastSeq: session.last_seq ?? firstSeq }
}

function factsOf(entries: readonly FactEntry[], row: EndedSession | undefined): Facts {
  const facts = foldSession(entries)
  return { ...facts, session: facts.session && row && withRating(facts.session, row) }
}

function invitationOf(ref: SessionRef, entries: readonly FactEntry[]): Invitation[] {
  const invited = entries.find(({ body }) => body.type === 'ratingInvited')
  if (!invited) return []
  const { agents } = foldSession(entries.filter(({ seq }) => seq < invited.seq))
  return [{ ref, at: invited.at, agentId: invited.agent?.id, agents }]
}

/** A visitor may have rated after the session had ended. */
function withRating(session: Session, { rated_at, star, is_solved }: EndedSession): Session {
  if (session.rating || rated_at === null) return session
  return { ...session, rating: { at: rated_at, star: star ?? undefined, isSolved: is_solved ?? undefined } }
}
