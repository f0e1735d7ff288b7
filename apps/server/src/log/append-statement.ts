import { senderTypes, type Sender } from '@foyer/contract/codes.ts'
import { happeningOf, waitEffectOf } from '@foyer/core/desk/awaiting.ts'
import type { AgentProfile, Entry, EntryBody } from '@foyer/core/log/entry.ts'
import type { ThreadHead } from '../rules/log/head.ts'
import { appendSql, explainSql } from './append-sql.ts'
import { toHead, type HeadColumns } from './owner-columns.ts'
import { flagsOf, toColumns } from './rows.ts'
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

export type Statement = { name?: string; text: string; values: unknown[] }

/** The part of pg's pool and client that we use. */
export type Runner = {
  query: (query: Statement) => Promise<{ rows: unknown[] }>
}

const guardCodes = { server: 0, visitor: 1, owner: 2, robot: 3, silence: 4 } as const

/** Appends entries of different threads in one statement. */
export async function appendStatement(
  runner: Runner,
  inputs: readonly NewEntry[],
  now: number,
): Promise<Appended[]> {
  const columns = inputs.map((input) => toColumns(input.body))
  const { rows } = await runner.query({
    name: 'append',
    text: appendSql,
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
    ],
  })
  const stored = new Map(storedRows(rows).map((row) => [row.ord - 1, row]))
  return Promise.all(
    inputs.map((input, index) => {
      const row = stored.get(index)
      return row ? Promise.resolve(toStored(input, row)) : explain(runner, input, now)
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

type ExplainRow = HeadColumns & {
  key: string
  blocked_until: number
  seq: number | null
  at: number
  kind: number
  sender: number
  content: string
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of explainSql
const explainRows = (rows: unknown[]) => rows as ExplainRow[]

async function explain(runner: Runner, input: NewEntry, now: number): Promise<Appended> {
  const values = [input.tenantId, input.threadId, idOf(input), flagsOf(input)]
  const { rows } = await runner.query({ name: 'explain', text: explainSql, values })
  const [row] = explainRows(rows)
  if (!row) return { outcome: 'unknown' }
  if (row.seq !== null) {
    const { kind, content } = toColumns(input.body)
    const isSame = row.kind === kind && row.content === content && row.sender === senderTypes[input.sender]
    return isSame ? { outcome: 'repeated', key: row.key, seq: row.seq, at: row.at } : { outcome: 'conflict' }
  }
  if (input.guard.by === 'visitor' && row.gen !== input.guard.gen) return { outcome: 'unknown' }
  if (input.guard.by === 'visitor' && row.is_open && row.blocked_until > now) return { outcome: 'blocked' }
  return row.is_open ? { outcome: 'notOwner' } : { outcome: 'closed' }
}
