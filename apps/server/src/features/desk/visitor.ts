import { sql } from 'kysely'
import { type PastSession, type SessionRating, visitorInfo } from '@foyer/contract/desk/visitor.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { may } from '@foyer/core/identity/may.ts'
import { senderTypes } from '@foyer/contract/codes.ts'
import { isReadable } from '../../log/removed-shelf.ts'
import { rowKinds, recalledBit } from '../../log/rows.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import type { Db } from '../../platform/db/pool.ts'
import { deviceOf } from '../../rules/visitor/device.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { currentBlocks, toBlock } from './blocks.ts'
import { holdsOf, toHold } from './holds.ts'
import { threadRef } from './thread/thread-ref.ts'

const mostSessions = 20

/** The latest sessions of a thread, newest first: who served each, and what the visitor thought of it. */
async function sessionsOf(db: Db, ref: ThreadRef): Promise<PastSession[]> {
  const rows = await db
    .selectFrom('sessions as s')
    .leftJoin('ratings as r', (join) =>
      join
        .onRef('r.tenant_id', '=', 's.tenant_id')
        .onRef('r.thread_id', '=', 's.thread_id')
        .onRef('r.first_seq', '=', 's.first_seq'),
    )
    .select(['s.key', 's.started_at', 's.ended_at', 's.first_seq', 's.last_seq', 's.shelf'])
    .select(['r.subject', 'r.star', 'r.is_solved', 'r.tags', 'r.comment'])
    .where('s.tenant_id', '=', ref.tenantId)
    .where('s.thread_id', '=', ref.threadId)
    .where(isReadable('s.shelf'))
    .orderBy('s.first_seq', 'desc')
    .limit(mostSessions)
    .execute()
  const accepted = await acceptedSince(db, ref, rows)
  return rows.map((row) => ({
    sessionId: row.key,
    startTime: row.started_at,
    endTime: row.ended_at ?? 0,
    firstSeq: row.first_seq,
    lastSeq: row.last_seq ?? 0,
    adminNicks: nicksIn(accepted, row),
    ...(row.subject && { rating: toRating({ ...row, subject: row.subject }) }),
  }))
}

type SessionRow = { first_seq: number; last_seq: number | null; shelf: number }
type Accepted = { seq: number; nick: string }

/** Who accepted the thread, from the oldest of these sessions on. */
async function acceptedSince(db: Db, ref: ThreadRef, sessions: readonly SessionRow[]): Promise<Accepted[]> {
  const oldest = sessions.at(-1)
  if (!oldest) return []
  return db
    .selectFrom('entries as e')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.id', '=', 'e.agent_id'),
    )
    .select(['e.seq', 'a.nick'])
    .where('e.tenant_id', '=', ref.tenantId)
    .where('e.thread_id', '=', ref.threadId)
    .where('e.shelf', 'in', [...new Set(sessions.map(({ shelf }) => shelf))])
    .where('e.seq', '>=', oldest.first_seq)
    .where('e.kind', '=', rowKinds.accepted)
    .execute()
}

function nicksIn(accepted: readonly Accepted[], { first_seq, last_seq }: SessionRow): string[] {
  const own = accepted.filter(({ seq }) => seq >= first_seq && (last_seq === null || seq <= last_seq))
  return [...new Set(own.map(({ nick }) => nick))].toSorted()
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

const mostShown = 20
const longest = 300

type LatestSession = { session_first_seq: number; shelf: number }

/** The visitor's messages in a session before an agent accepted: the questions to the robot. Oldest first. */
async function questionsOf(db: Db, ref: ThreadRef, session: LatestSession): Promise<string[]> {
  const { session_first_seq: firstSeq, shelf } = session
  const rows = await db
    .selectFrom('entries as e')
    .select(sql<string>`left(e.content, ${longest})`.as('text'))
    .where('e.tenant_id', '=', ref.tenantId)
    .where('e.thread_id', '=', ref.threadId)
    .where('e.shelf', '=', shelf)
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
            .where('a.shelf', '=', shelf)
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

const visitorInfoRoute = serve(visitorInfo, async ({ threadId }, deps, caller) => {
  const ref = await threadRef(deps, caller, threadId)
  const visitor = await deps.db
    .selectFrom('threads as t')
    .innerJoin('visitors as v', (join) =>
      join.onRef('v.tenant_id', '=', 't.tenant_id').onRef('v.user_id', '=', 't.user_id'),
    )
    .selectAll('v')
    .select(['t.session_first_seq', 't.shelf'])
    .where('t.tenant_id', '=', ref.tenantId)
    .where('t.id', '=', ref.threadId)
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
  const maySeeHold = may(caller.agent.role, 'manageData')
  const [sessions, questions, block, hold] = await Promise.all([
    sessionsOf(deps.db, ref),
    questionsOf(deps.db, ref, visitor),
    currentBlocks(deps.db, ref.tenantId, deps.clock.now())
      .where('b.user_id', '=', visitor.user_id)
      .executeTakeFirst(),
    maySeeHold
      ? holdsOf(deps.db, ref.tenantId).where('h.user_id', '=', visitor.user_id).executeTakeFirst()
      : undefined,
  ])
  return {
    userId: visitor.user_id,
    userName: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    isVerified: visitor.verified_sub !== null,
    ...(visitor.verified_sub !== null && { siteUserId: visitor.verified_sub }),
    proven: visitor.verified_facts,
    locale: visitor.locale,
    pageUrl: visitor.page_url,
    referrer: visitor.referrer,
    pages: visitor.pages,
    device: deviceOf(visitor.user_agent),
    answers: visitor.form_answers.map(({ name, value }) => ({ name, value: [value].flat().join(', ') })),
    attributes: [...wishOf(visitor), ...visitor.attributes],
    hasCustomerToken: visitor.customer_token !== '',
    questions,
    sessions,
    ...(block && { block: toBlock(block) }),
    ...(hold && { hold: toHold(hold) }),
  }
})

/** The group and the agent that the page asked for, by the wire's names. */
function wishOf(visitor: { wanted_group_id: string; wanted_admin_id: string }) {
  const wish = [
    { name: 'groupId', value: visitor.wanted_group_id },
    { name: 'adminId', value: visitor.wanted_admin_id },
  ]
  return wish.filter(({ value }) => value !== '')
}

export const visitorRoutes = { visitorInfo: visitorInfoRoute }
