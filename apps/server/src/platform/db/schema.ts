import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Retention } from '@foyer/contract/desk/retentions.ts'
import type { Translations } from '@foyer/contract/settings/channel-settings.ts'
import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import type { ProvenFact } from '../../rules/identity/proof.ts'
import type { Visibility } from '@foyer/core/identity/sight.ts'
import type { Rating } from '@foyer/core/evaluation/rating.ts'
import type { ExtraAnswer } from '@foyer/core/forms/user-form.ts'
import type { VisitorAttribute } from '../../rules/visitor/attributes.ts'
import type { VisitedPage } from '../../rules/visitor/pages.ts'
import type { AgentTables } from './agent-tables.ts'
import type { AuditTables } from './audit-tables.ts'
import type { BackupTables } from './backup-tables.ts'
import type { CallTables } from './call-tables.ts'
import type { ConversationTables } from './conversation-tables.ts'
import type { DataRequestTables } from './data-request-tables.ts'
import type { FactTables } from './fact-tables.ts'
import type { HelpTables } from './help-tables.ts'
import type { JobTables } from './job-tables.ts'
import type { LearningTables } from './learning-tables.ts'
import type { RobotTables } from './robot-tables.ts'
import type { RoutingTables } from './routing-tables.ts'
import type { SetupTables } from './setup-tables.ts'
import type { SiteTables } from './site-tables.ts'
import type { SettingsTables } from './settings-tables.ts'
import type { SsoTables } from './sso-tables.ts'
import type { TeamTables } from './team-tables.ts'
import type { TicketTables } from './ticket-tables.ts'

/** The tables as `migrations/` makes them; a test holds this file against the migrated database. */
export type Database = AgentTables &
  AuditTables &
  BackupTables &
  CallTables &
  ConversationTables &
  DataRequestTables &
  FactTables &
  HelpTables &
  JobTables &
  LearningTables &
  RobotTables &
  RoutingTables &
  SetupTables &
  SiteTables &
  SettingsTables &
  SsoTables &
  TeamTables &
  TicketTables & {
    backfills: { name: string; cursor: string | null; done_at: Date | null; rows: Generated<number> }
    tenants: {
      id: Generated<number>
      key: string
      name: string
      last_ticket_number: Generated<number>
      /** An operator writes it: features/files/file-rules.ts reads it as something unknown. */
      file_rules: JSONColumnType<object> | null
      retention: Generated<Retention>
      /** When an admin last chose it. */
      retention_since: number | null
      locale: Generated<string>
      /** An IANA name. */
      time_zone: Generated<string>
      visibility: Generated<Visibility>
      /** Null: no limit. */
      session_idle_minutes: number | null
      session_max_minutes: Generated<number>
      /** From when on a second step is needed; null: never. */
      two_factor_from: number | null
    }
    channels: {
      tenant_id: number
      id: Generated<number>
      key: string
      name: string
      /** Read it with `channelConfigs`: settings may have been written by hand. */
      config: ColumnType<unknown, string, string>
      evaluate: JSONColumnType<EvaluateInfo, string | undefined>
      /** What texts are in other languages. */
      translations: JSONColumnType<Translations, string | undefined>
      /** Counts publications. */
      version: Generated<number>
      archived_at: number | null
      group_id: string | null
      retention: Retention | null
      retention_since: number | null
    }
    shelves: ShelvesTable
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
      /** The visitor that this one proved to be. */
      became: string | null
    }
    threads: ThreadsTable
    files: FilesTable
    left_messages: OfflineMessagesTable
    left_message_files: { tenant_id: number; message_id: string; place: number; file_id: string }
    sessions: {
      tenant_id: number
      thread_id: number
      first_seq: number
      last_seq: number | null
      key: string
      started_at: number
      ended_at: number | null
      close_reason: string | null
      shelf: Generated<number>
      /** It was moved to a shelf that is kept, for a legal hold: when it would have been removed. */
      due_at: number | null
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
      agent_id: number | null
      kind: number
      sender: number
      flags: number
      shelf: number
      client_id: string
      content: string
      extra: Record<string, unknown> | null
    }
  }

/** Times in milliseconds. */
type ShelvesTable = {
  id: number
  made_at: Generated<Date>
  sealed_at: number | null
  frozen_at: number | null
  detached_at: number | null
  /** Until then a detached shelf can be brought back. */
  drop_after: number | null
  /** Its conversations are being removed for good. */
  removing_at: number | null
  dropped_at: number | null
  /** It was brought back, and stays until then. */
  postponed_until: number | null
  bytes_freed: number | null
  conversations: number | null
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
  shelf: Generated<number>
  previous_shelf: number | null
}
