import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import type { ProvenFact } from '../../rules/identity/proof.ts'
import type { Rating } from '@foyer/core/evaluation/rating.ts'
import type { CaseFailure } from '@foyer/contract/desk/robot.ts'
import type { ExtraAnswer } from '@foyer/core/forms/user-form.ts'
import type { VisitorAttribute } from '../../rules/visitor/attributes.ts'
import type { VisitedPage } from '../../rules/visitor/pages.ts'
import type { DialogueAnswer } from '../../rules/robot/dialogue/answer.ts'
import type { DialogueState } from '../../rules/robot/dialogue/state.ts'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import type { Attachment } from '../../rules/robot/knowledge.ts'
import type { AgentTables } from './agent-tables.ts'
import type { CallTables } from './call-tables.ts'
import type { ConversationTables } from './conversation-tables.ts'
import type { RoutingTables } from './routing-tables.ts'
import type { SiteTables } from './site-tables.ts'
import type { TicketTables } from './ticket-tables.ts'

/** The tables as `migrations/` makes them; a test holds this file against the migrated database. */
export type Database = AgentTables &
  CallTables &
  ConversationTables &
  RoutingTables &
  SiteTables &
  TicketTables & {
    tenants: {
      id: Generated<number>
      key: string
      name: string
      last_ticket_number: Generated<number>
      /** An operator writes it: features/files/file-rules.ts reads it as something unknown. */
      file_rules: JSONColumnType<object> | null
    }
    channels: {
      tenant_id: number
      id: Generated<number>
      key: string
      name: string
      /** Read it with `channelConfigs`: settings may have been written by hand. */
      config: ColumnType<unknown, string, string>
      evaluate: JSONColumnType<EvaluateInfo, string | undefined>
      group_id: string | null
    }
    visitors: {
      tenant_id: number
      user_id: string
      name: Generated<string>
      email: Generated<string>
      phone: Generated<string>
      locale: Generated<string>
      page_url: Generated<string>
      form_answers: JSONColumnType<ExtraAnswer[], string | undefined>
      created_at: Generated<Date>
      referrer: Generated<string>
      user_agent: Generated<string>
      pages: JSONColumnType<VisitedPage[], string | undefined>
      /** Verified identity of the visitor: the channel whose site proved it, and the site's user id. */
      verified_channel_id: number | null
      verified_sub: string | null
      /** Other facts that the site verified. */
      verified_facts: Generated<ProvenFact[]>
      /** Attributes from pages: unverified. */
      attributes: JSONColumnType<VisitorAttribute[], string | undefined>
      /** Sealed; empty when there is none. */
      customer_token: Generated<string>
      wanted_group_id: Generated<string>
      wanted_admin_id: Generated<string>
    }
    threads: ThreadsTable
    files: FilesTable
    left_messages: OfflineMessagesTable
    left_message_files: { tenant_id: number; message_id: string; place: number; file_id: string }
    robot_dialogues: RobotDialoguesTable
    dialogue_states: DialogueStatesTable
    knowledge_documents: KnowledgeDocumentsTable
    knowledge_rows: KnowledgeRowsTable
    knowledge_terms: {
      tenant_id: number
      robot_no: string
      language: string
      term: string
      documents: number
    }
    knowledge_feedback: KnowledgeFeedbackTable
    robot_cases: RobotCasesTable
    model_channels: ModelChannelsTable
    model_usage: ModelUsageTable
    sessions: {
      tenant_id: number
      thread_id: number
      first_seq: number
      last_seq: number | null
      key: string
      started_at: number
      ended_at: number | null
      close_reason: string | null
    }
    ratings: {
      tenant_id: number
      thread_id: number
      first_seq: number
      subject: Rating['of']
      agent_id: number | null
      star: number | null
      is_solved: boolean | null
      tags: string[]
      comment: string
      rated_at: number
    }
    entries: {
      thread_id: number
      at: number
      tenant_id: number
      seq: number
      agent_id: number
      kind: number
      sender: number
      flags: number
      client_id: string
      content: string
      extra: Record<string, unknown> | null
    }
  }

type FilesTable = {
  tenant_id: number
  id: string
  thread_id: number
  uploader: string
  kind: 'image' | 'video' | 'audio' | 'file'
  mime: string
  name: string
  bytes: number
  created_at: number
  is_stored: Generated<boolean>
  client_id: string | null
}

type OfflineMessagesTable = {
  tenant_id: number
  id: string
  channel_id: number
  user_id: string
  client_id: string
  name: string
  phone: string
  email: string
  content: string
  created_at: number
  is_handled: Generated<boolean>
  updated_at: number | null
  updated_by: Generated<string>
  remark: Generated<string>
  locale: Generated<string>
  ticket_id: string | null
  number: number | null
}

type RobotDialoguesTable = {
  tenant_id: number
  robot_no: string
  id: string
  version: number
  status: 'draft' | 'published' | 'retired'
  phrases: string[]
  data: JSONColumnType<Dialogue>
  saved_at: number
}

type DialogueStatesTable = {
  tenant_id: number
  thread_id: number
  session_key: string
  robot_no: string
  dialogue_id: string
  version: number
  state: JSONColumnType<DialogueState>
  question: string
  answer: JSONColumnType<DialogueAnswer>
  busy_until: number
  rev: number
}

type ModelChannelsTable = {
  tenant_id: number
  channel_id: number
  is_on: boolean
  base_url: string | null
  model: string | null
  sealed_key: string | null
  token_field: Generated<'max_tokens' | 'max_completion_tokens'>
  price_read: Generated<number>
  price_written: Generated<number>
  budgets: JSONColumnType<object, string | undefined>
}

type ModelUsageTable = {
  tenant_id: number
  day: number
  scope: 'tenant' | 'channel' | 'visitor'
  scope_id: string
  tokens: Generated<number>
  ms: Generated<number>
  micros: Generated<number>
}

type ThreadsTable = {
  tenant_id: number
  id: Generated<number>
  channel_id: number
  user_id: string
  key: string
  last_seq: Generated<number>
  last_time: Generated<number>
  gen: Generated<number>
  browser: Generated<string>
  is_open: Generated<boolean>
  owner_kind: Generated<number>
  owner_id: Generated<number>
  owned_since: Generated<number>
  check_at: number | null
  session_key: Generated<string>
  session_first_seq: Generated<number>
  visitor_read_seq: Generated<number>
  visitor_here_at: Generated<number>
  agent_read_seq: Generated<number>
  waiting_since: Generated<number>
  blocked_until: Generated<number>
  ticket: number | null
  group_id: Generated<string>
  wanted_agent_id: number | null
  last_agent_id: number | null
  refused_by: Generated<number[]>
  reached_people: Generated<boolean>
}

type KnowledgeDocumentsTable = {
  tenant_id: number
  id: string
  robot_no: string
  language: string
  question: string
  similar_questions: JSONColumnType<string[]>
  answer: string
  category: string
  valid_from: number | null
  valid_until: number | null
  is_published: boolean
  attachments: JSONColumnType<Attachment[]>
  updated_at: number
  useful_count: Generated<number>
  useless_count: Generated<number>
}

type KnowledgeRowsTable = {
  tenant_id: number
  doc_id: string
  place: number
  robot_no: string
  language: string
  text: string
  words: string[]
  concepts: string[]
  terms: Generated<string>
  embedding: number[] | null
  embedded_by: Generated<string>
}

type KnowledgeFeedbackTable = {
  tenant_id: number
  user_id: string
  session_key: string
  doc_id: string
  is_useful: boolean
  given_at: number
  id: GeneratedAlways<number>
  question: Generated<string>
  language: Generated<string>
  is_handled: Generated<boolean>
}

type RobotCasesTable = {
  tenant_id: number
  id: string
  robot_no: string
  language: string
  question: string
  expected_doc_id: string | null
  must_not_say: string[]
  created_at: number
  checked_at: number | null
  failure: JSONColumnType<CaseFailure> | null
}
