import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import { senderTypes } from '@foyer/contract/codes.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { ChannelConfig, defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import type { ThreadSummary } from '@foyer/contract/desk/inbox.ts'
import type { AcceptedHow } from '@foyer/contract/events/server-event.ts'
import { statusOf } from '../../../rules/log/head.ts'
import { robotNotes } from '@foyer/core/robot/notes.ts'
import { toOwner } from '../../../log/owner-columns.ts'
import { firstEventKind, internalBit, recalledBit, rowKinds } from '../../../log/rows.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { Db } from '../../../platform/db/pool.ts'

export type Summary = z.output<typeof ThreadSummary>

const maxPreview = 120
/** Past this an unread count says no more than 'many'. */
const maxUnread = 100
/** Agents have in front of them what they took themselves. */
const takenHows: readonly AcceptedHow[] = ['taken', 'takenOver']

/** Rows of the inbox lists. Add `where` and `order by`, then read each row with `toSummary`. */
export function summaries(db: Db) {
  return db
    .selectFrom('threads as t')
    .innerJoin('visitors as v', (join) =>
      join.onRef('v.tenant_id', '=', 't.tenant_id').onRef('v.user_id', '=', 't.user_id'),
    )
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.channel_id'),
    )
    .leftJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.owner_id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('entries as e')
          .select(['e.kind', 'e.flags', sql<string>`left(e.content, ${maxPreview})`.as('text')])
          .whereRef('e.tenant_id', '=', 't.tenant_id')
          .whereRef('e.thread_id', '=', 't.id')
          .where('e.kind', '<', firstEventKind)
          // Notes of the system and the robot's own words are keys, and say nothing of what the visitor wants.
          .where('e.sender', '<>', senderTypes.system)
          .where('e.content', 'not in', Object.values(robotNotes))
          .where(sql<boolean>`e.flags & ${internalBit}::smallint = 0`)
          .orderBy('e.seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['t.id', 't.key', 't.user_id', 't.is_open', 't.owner_kind', 't.owner_id', 't.owned_since'])
    .select(['t.ticket', 't.reached_people', 't.waiting_since'])
    .select(sql`c.config -> 'replyGoalTime'`.as('reply_goal'))
    .select(['t.last_seq', 't.last_time', 'v.name as user_name', 'v.locale'])
    .select(['c.key as channel_key', 'c.name as channel_name', 'a.nick', 'a.face'])
    .select(['last.kind as last_kind', 'last.flags as last_flags', 'last.text as last_text'])
    .select((eb) =>
      eb
        .selectFrom((inner) =>
          inner
            .selectFrom('entries as u')
            .select('u.seq')
            .whereRef('u.tenant_id', '=', 't.tenant_id')
            .whereRef('u.thread_id', '=', 't.id')
            .whereRef('u.seq', '>', 't.agent_read_seq')
            .where((or) => isNewsToOwner(or))
            .limit(maxUnread)
            .as('unread_entries'),
        )
        .select(sql<number>`count(*)::int`.as('n'))
        .as('unread'),
    )
}

/** As the desk works it out in `row-after.ts`: what the visitor says, what colleagues note, and what is given to one. */
function isNewsToOwner(eb: ExpressionBuilder<Database & { u: Database['entries'] }, 'u'>) {
  return eb.or([
    eb.and([eb('u.sender', '=', senderTypes.visitor), eb('u.kind', '<', firstEventKind)]),
    eb('u.kind', '=', rowKinds.formAnswered),
    // The owner's own notes are read: writing one marks them.
    eb.and([eb('u.kind', '<', firstEventKind), sql<boolean>`u.flags & ${internalBit}::smallint <> 0`]),
    eb.and([eb('u.kind', '=', rowKinds.accepted), eb('u.content', 'not in', takenHows)]),
  ])
}

type RowOf<Q> = Q extends SelectQueryBuilder<infer _D, infer _T, infer O> ? O : never
export type SummaryRow = RowOf<ReturnType<typeof summaries>>

export function toSummary(row: SummaryRow): Summary {
  const owner = toOwner(row)
  const isShown = row.last_kind === msgTypes.text && ((row.last_flags ?? 0) & recalledBit) === 0
  return {
    threadId: row.key,
    userId: row.user_id,
    userName: row.user_name,
    channelName: row.channel_name,
    status: statusOf(owner, row.is_open),
    adminId: owner.kind === 'agent' ? String(owner.agentId) : '',
    adminNick: owner.kind === 'agent' ? (row.nick ?? '') : '',
    adminFace: owner.kind === 'agent' ? (row.face ?? '') : '',
    language: row.locale,
    lastText: isShown ? (row.last_text ?? '') : '',
    lastMsgType: row.last_kind ?? msgTypes.text,
    lastTime: row.last_time,
    lastSeq: row.last_seq,
    unread: row.unread ?? 0,
    waitingSince: row.waiting_since,
    replyGoal: goalOf(row.reply_goal),
    startTime: row.owned_since,
    queueTicket: owner.kind === 'queue' ? (row.ticket ?? 0) : 0,
    reachedPeople: row.reached_people,
  }
}

/** As readChannelConfig, which also logs it: a stored value that is not valid has the default. */
function goalOf(stored: unknown): number {
  const { data } = ChannelConfig.shape.replyGoalTime.safeParse(stored)
  return data ?? defaultChannelConfig.replyGoalTime
}
