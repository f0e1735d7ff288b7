import { randomBytes } from 'node:crypto'
import { newId } from '@foyer/testkit/visitor.ts'

/** Rows that others refer to. */
type Given = {
  tenantId: number
  channelId: number
  agentId: number
  userId: string
  ticketId: string
  docId: string
}

type Sample = (given: Given) => Record<string, unknown>

const usage = (scope: string): Sample => {
  return ({ tenantId }) => ({ tenant_id: tenantId, scope, scope_id: newId() })
}

/** A row of each prune rule, by table and `only`, without the column of its time. */
export const pruneSamples: Readonly<Record<string, Sample>> = {
  agent_sessions: ({ tenantId, agentId }) => ({
    tenant_id: tenantId,
    token_hash: randomBytes(32),
    agent_id: agentId,
  }),
  agent_devices: ({ tenantId, agentId }) => ({
    tenant_id: tenantId,
    agent_id: agentId,
    device_id: newId(),
    token_hash: randomBytes(32),
    used_at: 1,
  }),
  invitations: ({ tenantId, agentId }) => ({
    tenant_id: tenantId,
    id: newId(),
    email: `${newId()}@demo.example`,
    role: 'agent',
    group_ids: [],
    invited_by: agentId,
    created_at: 1,
    token_hash: randomBytes(32),
    mail_state: 'off',
    mail_at: 1,
  }),
  password_resets: ({ tenantId, agentId }) => ({
    tenant_id: tenantId,
    agent_id: agentId,
    id: newId(),
    secret_hash: randomBytes(32),
    created_at: 1,
  }),
  settings_editors: ({ tenantId, agentId }) => ({
    tenant_id: tenantId,
    kind: 'channel',
    object_id: newId(),
    agent_id: agentId,
  }),
  passkey_challenges: () => ({ hash: randomBytes(32) }),
  sso_flows: ({ tenantId }) => ({
    tenant_id: tenantId,
    id: randomBytes(32),
    issuer: 'https://login.demo.example',
  }),
  sign_in_tries: () => ({ key: randomBytes(32), count: 1, locked_until: 0 }),
  identity_proofs: ({ tenantId, channelId, userId }) => ({
    tenant_id: tenantId,
    channel_id: channelId,
    jti: newId(),
    user_id: userId,
  }),
  token_revocations: ({ tenantId }) => ({ tenant_id: tenantId, thread_id: randomThread(), gen: 2 }),
  visitor_blocks: ({ tenantId, userId, agentId }) => ({
    tenant_id: tenantId,
    user_id: userId,
    reason: 'abuse',
    agent_id: agentId,
    blocked_at: 1,
  }),
  form_versions: ({ tenantId }) => ({ tenant_id: tenantId, form_id: newId(), version: 1, fields: '[]' }),
  'data_requests that are over, except receipts of erasures': ({ tenantId, userId }) => ({
    tenant_id: tenantId,
    id: newId(),
    kind: 'export',
    state: 'expired',
    origin: 'visitor',
    user_id: userId,
    subject: 'Sam',
  }),
  session_facts: (given) => ({
    ...factOf(given),
    visitor_messages: 0,
    agent_messages: 0,
    robot_messages: 0,
    close_reason: 0,
    turned_away: 0,
    agents: [],
  }),
  wait_facts: (given) => ({ ...factOf(given), seq: 2, cause: 0, outcome: 0 }),
  hold_facts: (given) => ({
    ...factOf(given),
    seq: 2,
    agent_id: given.agentId,
    visitor_messages: 0,
    agent_messages: 0,
    came_from: 0,
    left_by: 0,
    response_s: [],
    response_business_s: [],
  }),
  rating_invitations: ({ tenantId }) => ({
    tenant_id: tenantId,
    thread_id: randomThread(),
    first_seq: 1,
    agents: [],
  }),
  agent_presence: ({ tenantId, agentId }) => ({
    tenant_id: tenantId,
    agent_id: agentId,
    started_at: 1,
    state: 'away',
    capacity: 1,
  }),
  queue_waits: ({ tenantId }) => ({
    tenant_id: tenantId,
    group_id: 'default',
    thread_id: randomThread(),
    waited_ms: 1,
  }),
  knowledge_feedback: ({ tenantId, userId, docId }) => ({
    tenant_id: tenantId,
    user_id: userId,
    session_key: newId(),
    doc_id: docId,
    is_useful: false,
  }),
  knowledge_proposals: ({ tenantId }) => ({
    tenant_id: tenantId,
    id: newId(),
    robot_no: 'r1',
    language: 'en',
    question: 'Closed?',
    question_key: newId(),
  }),
  document_answers: ({ tenantId, docId }) => ({ tenant_id: tenantId, doc_id: docId, answers: 1 }),
  'model_usage of visitors': usage('visitor'),
  'model_usage of tenants and channels': usage('channel'),
  ticket_links: ({ tenantId, ticketId }) => ({
    tenant_id: tenantId,
    token_hash: randomBytes(32),
    ticket_id: ticketId,
    may_reply: true,
    created_at: 1,
  }),
  mails: ({ tenantId }) => ({ tenant_id: tenantId, cause: `ticketOpened:${newId()}` }),
  mail_counts: ({ tenantId }) => ({ tenant_id: tenantId, address_hash: randomBytes(32), count: 1 }),
  backups: () => ({ kind: 'full', path: '/backups/any' }),
  restore_drills: () => ({ backup: '/backups/any', finished_at: 1, ok: true, receipt: {} }),
  'graphile_worker._private_jobs that were given up': () => ({ task_id: 0, attempts: 3, max_attempts: 3 }),
}

const factOf = ({ tenantId, channelId }: Given) => ({
  tenant_id: tenantId,
  thread_id: randomThread(),
  first_seq: 1,
  channel_id: channelId,
  started_at: 1,
  business_ms: 1,
})

const randomThread = (): number => randomBytes(4).readUInt32BE()
