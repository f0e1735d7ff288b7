import type { Generated, JSONColumnType } from 'kysely'
import type { FormField } from '@foyer/contract/forms/field.ts'

/** Canned replies, form templates, blocked visitors and legal holds. */
export type ConversationTables = {
  canned_replies: {
    tenant_id: number
    id: string
    agent_id: number | null
    title: string
    body: string
    updated_at: number
  }
  form_templates: {
    tenant_id: number
    id: string
    title: string
    fields: JSONColumnType<FormField[]>
    updated_at: number
    is_for_tickets: Generated<boolean>
    type_id: Generated<string>
  }
  visitor_blocks: {
    tenant_id: number
    user_id: string
    until: number | null
    reason: string
    agent_id: number
    blocked_at: number
  }
  legal_holds: {
    tenant_id: number
    user_id: string
    reason: string
    agent_id: number
    held_at: number
  }
  sensitive_words: { tenant_id: number; word: string; is_withheld: boolean }
}
