import { sql } from 'kysely'
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
import type { Db } from '../../../platform/db/pool.ts'

export type Summary = z.output<typeof ThreadSummary>

const maxPreview = 120
/** Past this an unread count says no more than 'many'. */
const maxUnread = 100
/** Agents have in front of them what they took themselves. */
const takenHows: readonly AcceptedHow[] = ['taken', 'takenOver']

/** Rows of the inbox lists, without what their logs say. */
function listRows(db: Db) {
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
    .select(['t.id', 't.key', 't.user_id', 't.is_open', 't.owner_kind', 't.owner_id', 't.owned_since'])
    .select(['t.group_id', 't.last_agent_id', 't.wanted_agent_id'])
    .select(['t.ticket', 't.reached_people', 't.waiting_since', 't.shelf', 't.agent_read_seq'])
    .select(sql`c.config -> 'replyGoalTime'`.as('reply_goal'))
    .select(['t.last_seq', 't.last_time', 'v.name as user_name', 'v.locale'])
    .select(['c.key as channel_key', 'c.name as channel_name', 'a.nick', 'a.face'])
}

type ListRows = ReturnType<typeof listRows>
type ListRow = Awaited<ReturnType<ListRows['execute']>>[number]
export type SummaryRow = ListRow & Preview

/** Rows of the inbox lists of a tenant; `narrow` says which. Read each with `toSummary`. */
export async function readSummaries(
  db: Db,
  tenantId: number,
  narrow: (rows: ListRows) => ListRows,
): Promise<SummaryRow[]> {
  const rows = await narrow(listRows(db).where('t.tenant_id', '=', tenantId)).execute()
  const byShelf = [...Map.groupBy(rows, (row) => row.shelf)]
  const previews = await Promise.all(
    byShelf.map(([shelf, onShelf]) => readPreviews(db, { tenantId, shelf }, onShelf)),
  )
  const byId = new Map(previews.flat().map((preview) => [preview.id, preview]))
  return rows.map((row) => ({ ...noPreview, ...byId.get(row.id), ...row }))
}

type Preview = {
  last_kind: number | null
  last_flags: number | null
  last_text: string | null
  unread: number
}
const noPreview: Preview = { last_kind: null, last_flags: null, last_text: null, unread: 0 }

/**
 * What was said last in the latest sessions of these threads, and how much of it their owners have not read. One
 * statement for each shelf, with the shelf as a value: PostgreSQL plans and locks only its partition.
 */
async function readPreviews(
  db: Db,
  { tenantId, shelf }: { tenantId: number; shelf: number },
  rows: readonly ListRow[],
): Promise<(Preview & { id: number })[]> {
  const ids = rows.map((row) => row.id)
  const read = rows.map((row) => row.agent_read_seq)
  // Notes of the system and the robot's own words are keys, and say nothing of what the visitor wants. News to the owner
  // are as the desk works them out in `row-after.ts`: what the visitor says, what colleagues note, and what is given to
  // one. The owner's own notes are read: writing one marks them.
  const { rows: previews } = await sql<Preview & { id: number }>`
    select w.id, last.kind as last_kind, last.flags as last_flags, last.text as last_text, news.n as unread
    from unnest(${ids}::bigint[], ${read}::int[]) w(id, read_seq)
    left join lateral (
      select e.kind, e.flags, left(e.content, ${maxPreview}) as text from entries e
      where e.tenant_id = ${tenantId} and e.shelf = ${shelf} and e.thread_id = w.id
        and e.kind < ${firstEventKind} and e.sender <> ${senderTypes.system}
        and e.content <> all(${Object.values(robotNotes)}::text[]) and e.flags & ${internalBit}::smallint = 0
      order by e.seq desc limit 1
    ) last on true
    cross join lateral (
      select count(*)::int as n from (
        select from entries u
        where u.tenant_id = ${tenantId} and u.shelf = ${shelf} and u.thread_id = w.id and u.seq > w.read_seq
          and (
            u.kind < ${firstEventKind} and (u.sender = ${senderTypes.visitor} or u.flags & ${internalBit}::smallint <> 0)
            or u.kind = ${rowKinds.formAnswered}
            or u.kind = ${rowKinds.accepted} and u.content <> all(${takenHows}::text[])
          )
        limit ${maxUnread}
      ) unread
    ) news`.execute(db)
  return previews
}

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
    unread: row.unread,
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
