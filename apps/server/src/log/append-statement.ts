import { senderTypes, type Sender } from '@foyer/contract/codes.ts'
import { happeningOf, waitEffectOf } from '@foyer/core/desk/awaiting.ts'
import type { AgentProfile, Entry, EntryBody } from '@foyer/core/log/entry.ts'
import type { ThreadHead } from '../rules/log/head.ts'
import { appendSql, explainSql } from './append-sql.ts'
import { toHead, type HeadColumns } from './owner-columns.ts'
import { noRowsIfRemoved } from './removed-shelf.ts'
import { flagsOf, toColumns } from './rows.ts'
import { entriesTable, perShelf } from './shelf-tables.ts'
import { toPlace, type Place } from './thread-places.ts'
import type { ThreadRef } from './thread-ref.ts'

/**
 * Condition for a write: none for the server; an open session for a visitor; ownership for an agent; the
 * session that began at `sessionSeq` for the robot; no entry after `lastSeq` for the idle check.
 */
export type Guard =
  | { by: 'server' }
  | { by: 'visitor'; gen: number }
  | { by: 'owner'; agentId: number }
  | { by: 'robot'; sessionSeq: number }
  | { by: 'silence'; lastSeq: number }

/** The idempotency key: one that a client chose, or one that the server derives from a cause. They never meet. */
type EntryId = { clientId: string; serverId?: never } | { serverId: string; clientId?: never }

export type NewEntry = ThreadRef &
  EntryId & {
    guard: Guard
    sender: Sender
    agent?: AgentProfile
    internal?: boolean
    sensitive?: boolean
    body: EntryBody
  }

export type Appended =
  | { outcome: 'stored'; entry: Entry; head: ThreadHead }
  /** The client id was there already with the same content: this is its first result. */
  | { outcome: 'repeated'; key: string; seq: number; at: number }
  | { outcome: 'conflict' }
  | { outcome: 'closed' }
  | { outcome: 'notOwner' }
  | { outcome: 'blocked' }
  | { outcome: 'unknown' }

/** The thread is on another shelf: nothing was written. */
type Moved = { outcome: 'moved'; place: Place }

export type Statement = { name?: string; text: string; values: unknown[] }

/** The part of pg's pool and client that we use. */
export type Runner = {
  query: (query: Statement) => Promise<{ rows: unknown[] }>
}

const guardCodes = { server: 0, visitor: 1, owner: 2, robot: 3, silence: 4 } as const

const append = perShelf('append', appendSql)
const explanation = perShelf('explain', explainSql)

/** Appends entries of different threads of one shelf in one statement. */
export async function appendStatement(
  runner: Runner,
  shelf: number,
  inputs: readonly NewEntry[],
  now: number,
): Promise<(Appended | Moved)[]> {
  const columns = inputs.map((input) => toColumns(input.body))
  const { rows } = await runner.query({
    ...append(shelf),
    values: [
      inputs.map((i) => i.tenantId),
      inputs.map((i) => i.threadId),
      inputs.map(idOf),
      inputs.map((i) => guardCodes[i.guard.by]),
      inputs.map((i) => fenceOf(i.guard)),
      inputs.map((i) => i.agent?.id ?? 0),
      inputs.map((i) => senderTypes[i.sender]),
      columns.map((c) => c.kind),
      inputs.map(flagsOf),
      columns.map((c) => c.content),
      columns.map((c) => c.extra),
      now,
      inputs.map(waitCodeOf),
      shelf,
    ],
  })
  const stored = new Map(storedRows(rows).map((row) => [row.ord - 1, row]))
  return Promise.all(
    inputs.map((input, index) => {
      const row = stored.get(index)
      return row ? Promise.resolve(toStored(input, row)) : explain(runner, shelf, input, now)
    }),
  )
}

const waitCodes = { stays: 0, begins: 1, ends: 2 } as const

function waitCodeOf({ sender, internal = false, sensitive = false, body }: NewEntry): number {
  return waitCodes[waitEffectOf(happeningOf({ sender, internal, sensitive, body }))]
}

export function idOf(input: NewEntry): string {
  return input.serverId ?? input.clientId
}

/** The number that a guard compares. */
function fenceOf(guard: Guard): number {
  switch (guard.by) {
    case 'visitor':
      return guard.gen
    case 'robot':
      return guard.sessionSeq
    case 'silence':
      return guard.lastSeq
    default:
      return 0
  }
}

type StoredRow = HeadColumns & { ord: number; key: string; at: number }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of appendSql
const storedRows = (rows: unknown[]) => rows as StoredRow[]

function toStored(input: NewEntry, row: StoredRow): Appended {
  const { sender, agent, body, internal = false, sensitive = false } = input
  return {
    outcome: 'stored',
    entry: {
      threadKey: row.key,
      seq: row.last_seq,
      at: row.at,
      clientId: idOf(input),
      sender,
      ...(agent && { agent }),
      recalled: false,
      internal,
      sensitive,
      body,
    },
    head: toHead(row),
  }
}

type KnownEntry = { seq: number; at: number; kind: number; sender: number; content: string }
type ExplainRow = HeadColumns & {
  key: string
  blocked_until: number
  shelf: number
  previous_shelf: number | null
} & (KnownEntry | { [Column in keyof KnownEntry]: null })
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of explainSql
const explainRows = (rows: unknown[]) => rows as ExplainRow[]

async function explain(
  runner: Runner,
  shelf: number,
  input: NewEntry,
  now: number,
): Promise<Appended | Moved> {
  const values = [input.tenantId, input.threadId, idOf(input), flagsOf(input), shelf]
  const { rows } = await runner.query({ ...explanation(shelf), values })
  const [row] = explainRows(rows)
  if (!row) return { outcome: 'unknown' }
  if (row.shelf !== shelf) return { outcome: 'moved', place: toPlace(row) }
  if (row.seq !== null) return repeated(input, row)
  if (input.guard.by === 'visitor' && row.gen !== input.guard.gen) return { outcome: 'unknown' }
  if (input.guard.by === 'visitor' && row.is_open && row.blocked_until > now) return { outcome: 'blocked' }
  return row.is_open ? { outcome: 'notOwner' } : { outcome: 'closed' }
}

function repeated(input: NewEntry, known: KnownEntry & { key: string }): Appended {
  const { kind, content } = toColumns(input.body)
  const isSame =
    known.kind === kind && known.content === content && known.sender === senderTypes[input.sender]
  return isSame
    ? { outcome: 'repeated', key: known.key, seq: known.seq, at: known.at }
    : { outcome: 'conflict' }
}

const earlier = perShelf(
  'earlier',
  (shelf) => `
select i.ord::int, t.key, e.seq, e.at, e.kind, e.sender, e.content
from unnest($1::int[], $2::bigint[], $3::text[], $4::smallint[]) with ordinality
  as i(tenant_id, thread_id, client_id, flags, ord)
join ${entriesTable(shelf)} e on e.tenant_id = i.tenant_id and e.shelf = $5::smallint and e.thread_id = i.thread_id
  and entry_key(e.client_id, e.flags) = entry_key(i.client_id, i.flags)
join threads t on t.tenant_id = i.tenant_id and t.id = i.thread_id`,
)

type EarlierRow = KnownEntry & { ord: number; key: string }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of `earlier`
const earlierRows = (rows: unknown[]) => rows as EarlierRow[]

/**
 * Looks for inputs whose id is on the shelf that their thread was on before: a retry may come after the next session has
 * started. Nothing is written there any more, so the answer stays true. Undefined for an input that is not there.
 */
export async function findEarlier(
  runner: Runner,
  shelf: number,
  inputs: readonly NewEntry[],
): Promise<(Appended | undefined)[]> {
  const values = [
    inputs.map((i) => i.tenantId),
    inputs.map((i) => i.threadId),
    inputs.map(idOf),
    inputs.map(flagsOf),
    shelf,
  ]
  // A shelf whose time is over takes its ids along.
  const { rows } = await runner.query({ ...earlier(shelf), values }).catch(noRowsIfRemoved)
  const found = new Map(earlierRows(rows).map((row) => [row.ord - 1, row]))
  return inputs.map((input, index) => {
    const row = found.get(index)
    return row && repeated(input, row)
  })
}
