import { sql } from 'kysely'
import { rowLifetimes } from '../../node-timing.ts'
import { robotTableOwners } from './robot-table-owners.ts'
import type { Database } from './schema.ts'
import type { Life, TableOwner } from './table-owner.ts'

const configuration = { keep: 'configuration' } as const
const withConversation = { with: 'conversation' } as const
const byUser = { of: 'visitor', by: 'user_id' } as const
const byThread = { of: 'visitor', by: 'thread_id', through: 'threads' } as const
const byTicket = { of: 'visitor', by: 'ticket_id', through: 'tickets' } as const
const byAgent = { of: 'agent', by: 'agent_id' } as const
const byLastAgent = { of: 'agent', by: 'updated_by' } as const
const withInstallation = { with: 'installation' } as const

/** Reports compare with the years before. */
function asFact<Column extends string>(since: Column): Life<Column> {
  return { after: [{ since, storedAs: 'milliseconds', ms: rowLifetimes.factMs }] }
}

/** For so long after the end that the row names itself. */
function afterEnd(ms: number, storedAs: 'milliseconds' | 'timestamp' = 'milliseconds'): Life<'expires_at'> {
  return { after: [{ since: 'expires_at', storedAs, ms }] }
}

/** Each table of the database: who writes it, whose data it holds, and when its rows go. A db test compares. */
export const tableOwners: { [Table in keyof Database]: TableOwner<keyof Database[Table] & string> } = {
  // Configuration
  tenants: { writtenBy: 'operator', personal: [], life: configuration },
  channels: { writtenBy: 'operator', personal: [], life: configuration },
  agents: { writtenBy: 'operator', personal: [{ of: 'agent', by: 'id' }], life: configuration },
  agent_groups: { writtenBy: 'features/routing', personal: [], life: configuration },
  agent_group_members: { writtenBy: 'features/routing', personal: [byAgent], life: { with: 'agent' } },
  agent_pictures: {
    writtenBy: 'features/desk',
    personal: [byAgent],
    life: {
      with: 'agent',
      sooner: { job: 'clean-up', what: 'that no agent shows', ms: rowLifetimes.unusedPictureMs },
    },
  },
  agent_totp: { writtenBy: 'features/desk', personal: [byAgent], life: { with: 'agent' } },
  agent_passkeys: { writtenBy: 'features/desk', personal: [byAgent], life: { with: 'agent' } },
  agent_recovery_codes: { writtenBy: 'features/desk', personal: [byAgent], life: { with: 'agent' } },
  canned_replies: { writtenBy: 'features/desk', personal: [byAgent], life: configuration },
  form_templates: { writtenBy: 'features/desk', personal: [byLastAgent], life: configuration },
  form_versions: {
    writtenBy: 'features/desk',
    personal: [],
    life: { after: [{ since: 'replaced_at', storedAs: 'milliseconds', ms: rowLifetimes.formVersionMs }] },
  },
  ticket_types: { writtenBy: 'features/desk', personal: [byLastAgent], life: configuration },
  sensitive_words: { writtenBy: 'features/desk', personal: [], life: configuration },
  identity_keys: { writtenBy: 'identity', personal: [], life: { with: 'channel' } },
  ...robotTableOwners,
  help_centres: { writtenBy: 'features/help-centre', personal: [byLastAgent], life: configuration },

  sso_settings: { writtenBy: 'features/sso', personal: [], life: configuration },
  agent_identities: { writtenBy: 'features/sso', personal: [byAgent], life: { with: 'agent' } },
  settings_drafts: {
    writtenBy: 'settings',
    personal: [{ of: 'agent', by: 'publish_agent_id' }],
    life: configuration,
  },
  settings_versions: {
    writtenBy: 'settings',
    personal: [{ of: 'agent', by: 'author_id' }],
    life: configuration,
  },
  settings_editors: {
    writtenBy: 'settings',
    personal: [byAgent],
    life: { after: [{ since: 'seen_at', storedAs: 'milliseconds', ms: rowLifetimes.settingsEditorMs }] },
  },
  channel_images: { writtenBy: 'features/channel-editor', personal: [], life: { with: 'channel' } },
  tenant_setup: { writtenBy: 'features/setup', personal: [], life: configuration },
  seen_sites: { writtenBy: 'features/channel', personal: [], life: { with: 'channel' } },

  // It names agents, and visitors as the objects of a change. It stays as long as the tenant.
  audit_log: {
    writtenBy: 'audit',
    personal: [
      { of: 'agent', by: 'actor_id' },
      { of: 'visitor', by: 'object_id' },
    ],
    life: configuration,
  },

  // Conversations
  visitors: { writtenBy: 'features/session', personal: [byUser], life: withConversation },
  threads: { writtenBy: 'features/session', personal: [byUser], life: withConversation },
  sessions: { writtenBy: 'log', personal: [byThread], life: withConversation },
  entries: { writtenBy: 'log', personal: [byThread, byAgent], life: withConversation },
  ratings: { writtenBy: 'features/evaluation.ts', personal: [byThread, byAgent], life: withConversation },
  dialogue_states: { writtenBy: 'features/robot', personal: [byThread], life: withConversation },
  calls: { writtenBy: 'features/calls', personal: [byThread, byAgent], life: withConversation },
  call_signals: {
    writtenBy: 'features/calls',
    personal: [{ of: 'visitor', by: 'call_id', through: 'calls' }],
    // The transaction that ends a call removes its signals; the job `calls` ends calls that both sides left.
    life: { with: 'call' },
  },
  files: {
    writtenBy: 'features/files',
    personal: [byThread, { of: 'agent', by: 'uploader', holds: 'uploader' }],
    life: {
      with: 'conversation',
      sooner: { job: 'clean-up', what: 'that nothing carries', ms: rowLifetimes.unsentFileMs },
    },
  },
  left_messages: {
    writtenBy: 'features/leave-message',
    personal: [byUser, { of: 'agent', by: 'updated_by', holds: 'name' }],
    life: withConversation,
  },
  left_message_files: {
    writtenBy: 'features/leave-message',
    personal: [{ of: 'visitor', by: 'message_id', through: 'left_messages' }],
    life: withConversation,
  },
  tickets: {
    writtenBy: 'features/tickets',
    personal: [byUser, { of: 'agent', by: 'assignee_id' }],
    life: withConversation,
  },
  ticket_entries: {
    writtenBy: 'features/tickets',
    personal: [byTicket, byAgent, { of: 'agent', by: 'author', holds: 'name' }],
    life: withConversation,
  },
  ticket_files: { writtenBy: 'features/tickets', personal: [byTicket], life: withConversation },
  // Until an admin lifts the hold; then the visitor's data goes.
  legal_holds: { writtenBy: 'features/desk', personal: [byUser, byAgent], life: configuration },

  // Facts for reports
  session_facts: { writtenBy: 'features/facts', personal: [byThread], life: asFact('ended_at') },
  wait_facts: { writtenBy: 'features/facts', personal: [byThread, byAgent], life: asFact('ended_at') },
  hold_facts: { writtenBy: 'features/facts', personal: [byThread, byAgent], life: asFact('ended_at') },
  rating_invitations: {
    writtenBy: 'features/facts',
    personal: [byThread, byAgent],
    life: asFact('invited_at'),
  },
  agent_presence: { writtenBy: 'features/routing', personal: [byAgent], life: asFact('ended_at') },

  // The installation
  shelves: { writtenBy: 'log', personal: [], life: withInstallation },
  // One row at most; the set-up removes it.
  setup_links: { writtenBy: 'features/setup', personal: [], life: withInstallation },
  backfills: { writtenBy: 'platform/db', personal: [], life: withInstallation },
  job_runs: { writtenBy: 'platform/jobs', personal: [], life: withInstallation },

  // Rows whose use ends with time
  agent_seats: { writtenBy: 'features/routing', personal: [byAgent], life: { with: 'agent' } },
  agent_sessions: {
    writtenBy: 'identity',
    personal: [byAgent],
    life: afterEnd(rowLifetimes.agentSessionMs, 'timestamp'),
  },
  agent_devices: { writtenBy: 'identity', personal: [byAgent], life: afterEnd(rowLifetimes.agentDeviceMs) },
  invitations: {
    writtenBy: 'features/team',
    personal: [
      { of: 'agent', by: 'invited_by' },
      { of: 'agent', by: 'email', holds: 'mail address' },
    ],
    life: afterEnd(rowLifetimes.invitationMs),
  },
  password_resets: {
    writtenBy: 'features/desk',
    personal: [byAgent],
    life: afterEnd(rowLifetimes.passwordResetMs),
  },
  passkey_challenges: {
    writtenBy: 'identity',
    personal: [],
    life: afterEnd(rowLifetimes.passkeyChallengeMs),
  },
  // A browser that nobody has signed in with yet.
  sso_flows: { writtenBy: 'features/sso', personal: [], life: afterEnd(rowLifetimes.ssoFlowMs) },
  sign_in_tries: {
    writtenBy: 'identity',
    personal: [{ of: 'agent', by: 'key', holds: 'hash of an account' }],
    life: { after: [{ since: 'at', storedAs: 'milliseconds', ms: rowLifetimes.signInTryMs }] },
  },
  identity_proofs: {
    writtenBy: 'features/session',
    personal: [byUser],
    life: afterEnd(rowLifetimes.identityProofMs, 'timestamp'),
  },
  token_revocations: {
    // By a trigger of `threads`.
    writtenBy: 'log',
    personal: [byThread],
    life: { after: [{ since: 'revoked_at', storedAs: 'timestamp', ms: rowLifetimes.tokenRevocationMs }] },
  },
  visitor_blocks: {
    writtenBy: 'features/desk',
    personal: [byUser, byAgent],
    // Blocks without an end stay until an agent lifts them.
    life: { after: [{ since: 'until', storedAs: 'milliseconds', ms: rowLifetimes.visitorBlockMs }] },
  },
  queue_waits: {
    writtenBy: 'log',
    personal: [byThread],
    life: { after: [{ since: 'served_at', storedAs: 'milliseconds', ms: rowLifetimes.queueWaitMs }] },
  },
  knowledge_feedback: {
    writtenBy: 'features/robot',
    personal: [byUser],
    life: { after: [{ since: 'given_at', storedAs: 'milliseconds', ms: rowLifetimes.feedbackMs }] },
  },
  learning_queue: { writtenBy: 'features/robot', personal: [byThread], life: withConversation },
  knowledge_proposals: {
    writtenBy: 'features/robot',
    personal: [{ of: 'visitor', by: 'question', holds: 'own words' }],
    // A proposal also goes with the last conversation that supports it.
    life: { after: [{ since: 'asked_at', storedAs: 'milliseconds', ms: rowLifetimes.proposalMs }] },
  },
  proposal_evidence: {
    writtenBy: 'features/robot',
    personal: [byUser, byThread],
    life: withConversation,
  },
  model_usage: {
    writtenBy: 'features/robot',
    personal: [{ of: 'visitor', by: 'scope_id' }],
    life: {
      after: [
        {
          since: 'day',
          storedAs: 'day number',
          ms: rowLifetimes.visitorUsageMs,
          only: { what: 'of visitors', where: sql`scope = 'visitor'` },
        },
        {
          since: 'day',
          storedAs: 'day number',
          ms: rowLifetimes.modelUsageMs,
          only: { what: 'of tenants and channels', where: sql`scope <> 'visitor'` },
        },
      ],
    },
  },
  ticket_links: {
    writtenBy: 'platform/http',
    personal: [byTicket],
    life: afterEnd(rowLifetimes.ticketLinkMs),
  },
  mails: {
    writtenBy: 'features/mail',
    // A cause names a ticket, an offline message or an agent.
    personal: [
      { of: 'visitor', by: 'cause', holds: 'cause' },
      { of: 'agent', by: 'cause', holds: 'cause' },
    ],
    life: { after: [{ since: 'queued_at', storedAs: 'milliseconds', ms: rowLifetimes.mailMs }] },
  },
  mail_counts: {
    writtenBy: 'features/mail',
    personal: [{ of: 'visitor', by: 'address_hash', holds: 'hash of a mail address' }],
    life: { after: [{ since: 'day', storedAs: 'date', ms: rowLifetimes.mailCountMs }] },
  },
  data_requests: {
    writtenBy: 'features/data-requests',
    personal: [byUser, byAgent],
    // The receipt of an erasure stays. The job `clean-up` removes the file of an export before its row goes.
    life: {
      after: [
        {
          since: 'created_at',
          storedAs: 'milliseconds',
          ms: rowLifetimes.dataRequestMs,
          only: {
            what: 'that are over, except receipts of erasures',
            where: sql`state in ('done', 'failed', 'expired') and receipt is null and file_id is null`,
          },
        },
      ],
    },
  },
  backups: {
    writtenBy: 'backup',
    personal: [],
    life: { after: [{ since: 'started_at', storedAs: 'milliseconds', ms: rowLifetimes.backupMs }] },
  },
  restore_drills: {
    writtenBy: 'backup',
    personal: [],
    life: { after: [{ since: 'started_at', storedAs: 'milliseconds', ms: rowLifetimes.backupMs }] },
  },
}
