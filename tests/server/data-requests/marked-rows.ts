import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from '@foyer/server/platform/db/pool.ts'
import { robotRowsOfVisitor } from './marked-robot-rows.ts'
import type { Marked } from './marked.ts'

type Row = Record<string, unknown>

export const addressOf = ({ marker }: Marked): string => `${marker}@marked.example`
export const ticketOf = ({ marker }: Marked): string => `${marker}-ticket`
export const messageOf = ({ marker }: Marked): string => `${marker}-message`

const inThread = ({ tenantId, threadId }: Marked): Row => ({ tenant_id: tenantId, thread_id: threadId })
const fileId = ({ marker }: Marked): string => marker.padEnd(22, 'x').slice(0, 22)
// Only the object of an audited change is a visitor; before and after hold nothing of them.
const auditActor = { actor_kind: 'system', actor_id: null, actor_name: 'job', address: '', user_agent: '' }
const auditAction = { at: 1, action: 'liftHold', object_kind: 'visitor', before: null, after: null }
const fact = (given: Marked): Row => ({
  ...inThread(given),
  started_at: 1,
  ended_at: 2,
  business_ms: 1,
  first_seq: 900,
  channel_id: given.channelId,
  calendar: null,
})

/**
 * By table, in an order that suits their references: the columns that cannot hold a marker. Every other column that holds
 * text gets one, so that a new column is tried without a line here.
 */
export const rowsOfVisitor: Readonly<Record<string, (given: Marked) => Row>> = {
  sessions: (g) => ({
    ...inThread(g),
    first_seq: 900,
    last_seq: 901,
    started_at: 1,
    ended_at: 2,
    shelf: 0,
    key: `${g.marker}-session`,
  }),
  entries: (g) => ({
    ...inThread(g),
    at: 1,
    seq: 900,
    agent_id: null,
    kind: 1,
    sender: 1,
    flags: 0,
    shelf: 0,
  }),
  ratings: (g) => ({
    ...inThread(g),
    first_seq: 900,
    subject: 'agent',
    agent_id: g.agentId,
    star: 5,
    rated_at: 1,
  }),
  dialogue_states: (g) => ({
    ...inThread(g),
    robot_no: 'marked',
    dialogue_id: 'marked',
    version: 1,
    busy_until: 0,
    rev: 1,
  }),
  calls: (g) => ({
    ...inThread(g),
    id: `${g.marker}-call`,
    agent_id: g.agentId,
    started_by: 'visitor',
    video_type: 'voice',
    status: 'ended',
  }),
  call_signals: (g) => ({ tenant_id: g.tenantId, call_id: `${g.marker}-call`, n: 1 }),
  files: (g) => ({
    ...inThread(g),
    id: fileId(g),
    kind: 'file',
    bytes: 1,
    created_at: 1,
    is_stored: true,
  }),
  tickets: (g) => ({
    ...inThread(g),
    id: ticketOf(g),
    number: 900_000 + g.threadId,
    channel_id: g.channelId,
    user_id: g.userId,
    assignee_id: null,
    customer_email: addressOf(g),
    created_at: 1,
    updated_at: 1,
  }),
  ticket_entries: (g) => ({
    tenant_id: g.tenantId,
    ticket_id: ticketOf(g),
    seq: 1,
    kind: 1,
    agent_id: null,
    status: 1,
    at: 1,
  }),
  ticket_files: (g) => ({
    tenant_id: g.tenantId,
    ticket_id: ticketOf(g),
    entry_seq: 0,
    place: 0,
    file_id: fileId(g),
  }),
  ticket_links: (g) => ({
    tenant_id: g.tenantId,
    token_hash: randomBytes(32),
    ticket_id: ticketOf(g),
    may_reply: true,
    created_at: 1,
    expires_at: 2,
  }),
  left_messages: (g) => ({
    tenant_id: g.tenantId,
    id: messageOf(g),
    channel_id: g.channelId,
    user_id: g.userId,
    email: addressOf(g),
    created_at: 1,
    ticket_id: ticketOf(g),
  }),
  left_message_files: (g) => ({
    tenant_id: g.tenantId,
    message_id: messageOf(g),
    place: 0,
    file_id: fileId(g),
  }),
  mails: (g) => ({ tenant_id: g.tenantId, cause: `ticketReplied:${ticketOf(g)}:1` }),
  mail_counts: (g) => ({
    tenant_id: g.tenantId,
    address_hash: addressHash(g),
    day: '2026-11-17',
    count: 1,
  }),
  ...robotRowsOfVisitor,
  identity_proofs: (g) => ({
    tenant_id: g.tenantId,
    channel_id: g.channelId,
    user_id: g.userId,
    expires_at: new Date(),
  }),
  visitor_blocks: (g) => ({
    tenant_id: g.tenantId,
    user_id: g.userId,
    agent_id: g.agentId,
    blocked_at: 1,
    until: 1,
  }),
  audit_log: (g) => ({ ...auditActor, ...auditAction, tenant_id: g.tenantId, object_id: g.userId }),
  queue_waits: (g) => ({ ...inThread(g), group_id: 'default', served_at: 1, waited_ms: 1 }),
  data_requests: (g) => ({
    tenant_id: g.tenantId,
    // The server makes it, and the row stays.
    id: randomBytes(16).toString('base64url'),
    kind: 'export',
    state: 'done',
    origin: 'visitor',
    user_id: g.userId,
    created_at: 1,
    file_id: randomBytes(16).toString('base64url'),
    removed: '{}',
    receipt: null,
  }),
  session_facts: (g) => ({
    ...fact(g),
    visitor_messages: 1,
    agent_messages: 1,
    robot_messages: 1,
    close_reason: 0,
    turned_away: 0,
    agents: [g.agentId],
    group_id: 'default',
  }),
  wait_facts: (g) => ({ ...fact(g), seq: 900, cause: 0, outcome: 0, group_id: 'default' }),
  hold_facts: (g) => ({
    ...fact(g),
    seq: 900,
    agent_id: g.agentId,
    visitor_messages: 1,
    agent_messages: 1,
    came_from: 0,
    left_by: 0,
    response_s: [1],
    response_business_s: [1],
    group_id: 'default',
  }),
  rating_invitations: (g) => ({
    ...inThread(g),
    first_seq: 900,
    invited_at: 1,
    agent_id: g.agentId,
    agents: [g.agentId],
  }),
}

/** Rows that exist already, or that a trigger writes. */
export const otherRows = ['visitors', 'threads', 'token_revocations', 'graphile_worker']

export function addressHash(given: Marked): Buffer {
  return createHash('sha256').update(addressOf(given).toLowerCase()).digest()
}

type Column = { name: string; type: string }

async function textColumns(pool: Pool, table: string): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
       and udt_name in ('text', 'varchar', 'json', 'jsonb', '_text')`,
    [table],
  )
  return rows
}

function markedValue({ type }: Column, marker: string): unknown {
  if (type === '_text') return [marker]
  return type.startsWith('json') ? JSON.stringify([{ name: marker, value: marker }]) : marker
}

/** One row in each table, and markers in the rows that the visitor has. */
export async function insertMarked(pool: Pool, given: Marked): Promise<void> {
  const { tenantId, userId, threadId, marker } = given
  await pool.query(
    `insert into robot_dialogues (tenant_id, robot_no, id, version, status, phrases, data, saved_at)
     values ($1, 'marked', 'marked', 1, 'retired', '{}', '{}', 1) on conflict do nothing`,
    [tenantId],
  )
  await mark(pool, 'visitors', given, { tenant_id: tenantId, user_id: userId }, ['verified_facts', 'email'])
  await pool.query('update visitors set email = $3 where tenant_id = $1 and user_id = $2', [
    tenantId,
    userId,
    addressOf(given),
  ])
  const kept = ['user_id', 'key', 'session_key', 'group_id', 'browser']
  await mark(pool, 'threads', given, { tenant_id: tenantId, id: threadId }, kept)
  for (const [table, fixed] of Object.entries(rowsOfVisitor)) {
    const columns = await textColumns(pool, table)
    const marked = columns.map((column) => [column.name, markedValue(column, marker)])
    const row = { ...(Object.fromEntries(marked) as Row), ...fixed(given) }
    const places = Object.keys(row).map((_, index) => `$${index + 1}`)
    await pool.query(
      `insert into ${table} (${Object.keys(row).join()}) values (${places.join()})`,
      Object.values(row),
    )
  }
  await pool.query(
    `insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, last_error, run_at)
     values (0, $1, 3, 3, $2, '2020-01-01')`,
    [
      JSON.stringify({ kind: 'ticketOpened', tenantId, ticketId: ticketOf(given) }),
      `550 ${addressOf(given)}`,
    ],
  )
}

async function mark(pool: Pool, table: string, given: Marked, where: Row, kept: string[]): Promise<void> {
  const columns = await textColumns(pool, table)
  const free = columns.filter(({ name }) => !kept.includes(name) && !(name in where))
  if (free.length === 0) return
  const values = free.map((column) => markedValue(column, given.marker))
  const sets = free.map(({ name }, index) => `${name} = $${index + 1}`)
  const conditions = Object.keys(where).map((name, index) => `${name} = $${free.length + index + 1}`)
  await pool.query(`update ${table} set ${sets.join()} where ${conditions.join(' and ')}`, [
    ...values,
    ...Object.values(where),
  ])
}
