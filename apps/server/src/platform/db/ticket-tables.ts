import type { Generated, JSONColumnType } from 'kysely'
import type { TicketField } from '@foyer/contract/tickets/parts.ts'

/** Tickets, their links, and mails. */
export type TicketTables = {
  tickets: {
    tenant_id: number
    id: string
    number: number
    channel_id: number
    user_id: string
    thread_id: number
    thread_seq: number | null
    client_id: string
    template_id: string | null
    type_id: string
    type_name: string
    title: string
    content: string
    start_way: Generated<number>
    partner_id: Generated<string>
    status: Generated<number>
    priority: Generated<number>
    assignee_id: number | null
    customer_name: Generated<string>
    customer_phone: Generated<string>
    customer_email: Generated<string>
    locale: Generated<string>
    fields: JSONColumnType<TicketField[], string | undefined>
    entries: Generated<number>
    created_at: number
    updated_at: number
  }
  ticket_entries: {
    tenant_id: number
    ticket_id: string
    seq: number
    kind: number
    agent_id: number | null
    author: string
    content: string
    status: number
    client_id: string
    at: number
  }
  ticket_files: {
    tenant_id: number
    ticket_id: string
    entry_seq: number
    place: number
    file_id: string
  }
  ticket_links: {
    tenant_id: number
    token_hash: Buffer
    ticket_id: string
    may_reply: boolean
    created_at: number
    expires_at: number
    revoked_at: number | null
    used_at: number | null
    uses: Generated<number>
  }
  mails: {
    tenant_id: number
    cause: string
    queued_at: Generated<number>
    counted_at: number | null
    sent_at: number | null
  }
  mail_counts: { tenant_id: number; address_hash: Buffer; day: string; count: number }
}
