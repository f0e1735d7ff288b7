import { z } from 'zod'
import { ticketPriorities, ticketStatuses } from '../../codes.ts'
import { ticketEntryKinds } from '../../tickets/entry-kinds.ts'
import { TicketField, TicketFile } from '../../tickets/parts.ts'
import { coded, Timestamp } from '../../wire.ts'

/** A row of the tickets' list. */
export const TicketSummary = z.object({
  ticketId: z.string(),
  /** For people to say aloud; it finds nothing by itself. */
  number: z.int(),
  title: z.string(),
  status: coded(ticketStatuses),
  priority: coded(ticketPriorities),
  typeName: z.string(),
  customerName: z.string(),
  channelName: z.string(),
  /** Empty while it is nobody's. */
  assigneeId: z.string(),
  assigneeNick: z.string(),
  /** Whether the last words are the visitor's. */
  isUnanswered: z.boolean(),
  createTime: Timestamp,
  updateTime: Timestamp,
})
export type TicketSummary = z.input<typeof TicketSummary>

/** What was said or done. A `change` is what agents did to the ticket; visitors see only public and client ones. */
export const TicketEntry = z.object({
  seq: z.int().min(1),
  kind: coded(ticketEntryKinds),
  author: z.string(),
  /** Plain text; of a `change` what ticket-change.ts says. */
  content: z.string(),
  status: coded(ticketStatuses),
  time: Timestamp,
  files: z.array(TicketFile),
})
export type TicketEntry = z.input<typeof TicketEntry>

export const DeskTicket = TicketSummary.extend({
  content: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  fields: z.array(TicketField),
  files: z.array(TicketFile),
  entries: z.array(TicketEntry),
  /** The conversation that it came from, and where it stood; 0 when it came from a form. */
  threadId: z.string(),
  threadSeq: z.int().min(0),
  /** How many links to it are good now. */
  links: z.int().min(0),
})
export type DeskTicket = z.input<typeof DeskTicket>
