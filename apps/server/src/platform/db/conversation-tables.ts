import type { Generated, JSONColumnType } from 'kysely'
import type { FormField } from '@foyer/contract/forms/field.ts'

/** Canned replies, forms and types of tickets, blocked visitors and legal holds. */
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
    version: Generated<number>
    is_archived: Generated<boolean>
    updated_by: number | null
    sent: Generated<number>
  }
  form_versions: {
    tenant_id: number
    form_id: string
    version: number
    fields: JSONColumnType<FormField[]>
    replaced_at: number
  }
  ticket_types: {
    tenant_id: number
    id: string
    name: string
    form_id: string
    place: number
    is_archived: Generated<boolean>
    version: Generated<number>
    updated_at: number
    updated_by: number | null
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
