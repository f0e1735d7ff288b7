import type { Translations } from '@foyer/contract/settings/channel-settings.ts'
import { senderTypes } from '@foyer/contract/codes.ts'
import { silenceTiming } from '@foyer/core/timing.ts'
import type { Silence, Timeouts } from '../../rules/silence/decide-silence.ts'
import type { Deps } from '../../deps.ts'
import { toOwner, type OwnerColumns } from '../../log/owner-columns.ts'
import { noRowsIfRemoved } from '../../log/removed-shelf.ts'
import { firstEventKind, internalBit, serverIdBit } from '../../log/rows.ts'
import { entriesTable, perShelf } from '../../log/shelf-tables.ts'
import { inLanguage } from '../channel/channels.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import type { Pool } from '../../platform/db/pool.ts'

/** Claims the threads that must be looked at. Who dies over one leaves it to others when the lease is over. */
const claimSilentSql = `
with due as (
  select tenant_id, id from threads where check_at <= $1 order by check_at limit $3 for update skip locked
), claimed as (
  update threads t set check_at = $2 from due where t.tenant_id = due.tenant_id and t.id = due.id
  returning t.tenant_id, t.id, t.channel_id, t.user_id, t.session_first_seq, t.last_seq, t.last_time, t.shelf,
    t.owner_kind, t.owner_id, t.owned_since, t.visitor_here_at
)
select t.*, c.config, c.translations, coalesce(v.locale, '') as locale, call.is_open as is_calling, call.ended_at as called_until
from claimed t
join channels c on c.tenant_id = t.tenant_id and c.id = t.channel_id
left join visitors v on v.tenant_id = t.tenant_id and v.user_id = t.user_id
left join lateral (
  select k.status <> 'ended' as is_open, k.ended_at from calls k
  where k.tenant_id = t.tenant_id and k.thread_id = t.id and (k.status <> 'ended' or k.accepted_at is not null)
  order by k.started_at desc limit 1
) call on t.owner_kind = 3`

/**
 * What each side said last in the latest sessions of threads of a shelf: `agent` are the agent's last words, `visitor` the
 * visitor's first ones after them. Internal notes were never said to the visitor, and a card that tells of a ticket's
 * reply answers nothing here. After the threads come what agents, visitors, the first kind that is no message, and the
 * flags of notes and of the server's ids are in a row.
 */
const lastWords = perShelf(
  'last-words',
  (shelf) => `
select t.ord::int, agent.seq as agent_seq, agent.at as agent_at, visitor.seq as visitor_seq, visitor.at as visitor_at
from unnest($1::int[], $2::bigint[], $3::int[]) with ordinality as t(tenant_id, id, session_first_seq, ord)
left join lateral (
  select e.seq, e.at from ${entriesTable(shelf)} e
  where e.tenant_id = t.tenant_id and e.thread_id = t.id and e.seq > t.session_first_seq
    and e.sender = $4 and e.kind < $6 and e.flags & $7::smallint = 0
    and not (starts_with(e.client_id, 'ticket:') and e.flags & $8::smallint <> 0)
  order by e.seq desc limit 1
) agent on true
left join lateral (
  select e.seq, e.at from ${entriesTable(shelf)} e
  where e.tenant_id = t.tenant_id and e.thread_id = t.id
    and e.seq > greatest(t.session_first_seq, coalesce(agent.seq, 0))
    and e.sender = $5 and e.kind < $6
  order by e.seq limit 1
) visitor on true`,
)

/**
 * When to look again, for a whole round. Not if a thread changed hands meanwhile: that asked for a look of its own. One
 * that somebody is writing to is not waited for: it is looked at when its lease is over.
 */
const lookAgainSql = `
with again as (
  select t.tenant_id, t.id, l.at
  from unnest($1::int[], $2::bigint[], $3::bigint[], $4::bigint[]) l(tenant_id, id, claimed, at)
  join threads t on t.tenant_id = l.tenant_id and t.id = l.id and t.check_at = l.claimed
  for update of t skip locked
)
update threads t set check_at = again.at from again where t.tenant_id = again.tenant_id and t.id = again.id`

/** Records the visitors whose page is open. It skips locked threads; the next round records them. */
export const recordPresenceSql = `
with here as (
  select t.tenant_id, t.id from unnest($1::int[], $2::bigint[]) h(tenant_id, id)
  join threads t on t.tenant_id = h.tenant_id and t.id = h.id
  for update of t skip locked
)
update threads t set visitor_here_at = $3 from here where t.tenant_id = here.tenant_id and t.id = here.id
returning t.tenant_id, t.id`

/** Threads looked at in one round: dozens of milliseconds. */
const maxThreads = 100

/** A thread that may have gone silent. */
export type SilentThread = {
  ref: ThreadRef
  /** Every new entry changes it, and voids decisions about an older state. */
  lastSeq: number
  claimedUntil: number
  silence: Silence
  timeouts: Timeouts
}

type ClaimedRow = OwnerColumns & {
  tenant_id: number
  id: number
  channel_id: number
  session_first_seq: number
  last_seq: number
  last_time: number
  shelf: number
  owned_since: number
  visitor_here_at: number
  config: unknown
  translations: Translations
  locale: string
  is_calling: boolean | null
  called_until: Date | null
}

type LastWords = {
  agent_seq: number | null
  agent_at: number | null
  visitor_seq: number | null
  visitor_at: number | null
}
type Row = ClaimedRow & LastWords

export async function claimSilent(
  { pool, channelConfigs }: Pick<Deps, 'pool' | 'channelConfigs'>,
  now: number,
): Promise<SilentThread[]> {
  const claimedUntil = now + silenceTiming.leaseMs
  const { rows } = await pool.query<ClaimedRow>({
    name: 'claimSilent',
    text: claimSilentSql,
    values: [now, claimedUntil, maxThreads],
  })
  const byShelf = [...Map.groupBy(rows, (row) => row.shelf)]
  const heard = await Promise.all(byShelf.map(([shelf, claimed]) => withWords(pool, shelf, claimed)))
  return heard.flat().map((row) => ({
    ref: { tenantId: row.tenant_id, threadId: row.id },
    lastSeq: row.last_seq,
    claimedUntil,
    silence: silenceOf(row, now),
    timeouts: inLanguage(
      channelConfigs.read({ tenantId: row.tenant_id, channelId: row.channel_id, config: row.config }),
      row.translations,
      row.locale,
    ),
  }))
}

async function withWords(pool: Pool, shelf: number, claimed: readonly ClaimedRow[]): Promise<Row[]> {
  const { rows } = await pool
    .query<LastWords & { ord: number }>({ ...lastWords(shelf), values: wordsValues(claimed) })
    .catch(noRowsIfRemoved)
  const words = new Map(rows.map((row) => [row.ord - 1, row]))
  return claimed.map((row, index) => ({ ...noWords, ...words.get(index), ...row }))
}

const noWords: LastWords = { agent_seq: null, agent_at: null, visitor_seq: null, visitor_at: null }

function wordsValues(claimed: readonly ClaimedRow[]): unknown[] {
  return [
    claimed.map((row) => row.tenant_id),
    claimed.map((row) => row.id),
    claimed.map((row) => row.session_first_seq),
    senderTypes.agent,
    senderTypes.visitor,
    firstEventKind,
    internalBit,
    serverIdBit,
  ]
}

function silenceOf(row: Row, now: number): Silence {
  const { agent_seq, agent_at, visitor_seq, visitor_at } = row
  const facts = {
    owner: toOwner(row),
    ownedSince: row.owned_since,
    lastAt: row.last_time,
    hereAt: row.visitor_here_at,
    calledUntil: row.is_calling ? now : (row.called_until?.getTime() ?? 0),
  }
  if (visitor_seq !== null && visitor_at !== null)
    return { ...facts, unanswered: { seq: visitor_seq, at: visitor_at, isExcused: false } }
  if (agent_seq !== null && agent_at !== null)
    return { ...facts, unheeded: { seq: agent_seq, at: agent_at, remindedAt: undefined } }
  return facts
}

/** `at`: when it must be looked at next; never, if undefined. */
export type Look = { thread: SilentThread; at: number | undefined }

export async function lookAgain(pool: Pool, looks: readonly Look[]): Promise<void> {
  if (looks.length === 0) return
  const values = [
    looks.map(({ thread }) => thread.ref.tenantId),
    looks.map(({ thread }) => thread.ref.threadId),
    looks.map(({ thread }) => thread.claimedUntil),
    looks.map(({ at }) => at ?? null),
  ]
  await pool.query({ name: 'lookAgain', text: lookAgainSql, values })
}
