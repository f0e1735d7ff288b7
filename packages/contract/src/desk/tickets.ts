import { z } from 'zod'
import { ticketPriorities, ticketStatuses } from '../codes.ts'
import { ticketEntryKinds } from '../tickets/entry-kinds.ts'
import { TicketField, TicketFile } from '../tickets/parts.ts'
import {
  coded,
  Timestamp,
  Id,
  PageCursor,
  PageLimit,
  ShortText,
  NotBlank,
  ClientId,
  Flag,
  Url,
  MaybeId,
  Nothing,
} from '../wire.ts'
import { deskEndpoint } from '../endpoint.ts'
import { maxAttachments } from '../files/limits.ts'
import { fileErrors, StoredFile } from '../files/stored-file.ts'

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

/** Entry of a ticket. A `change` records an edit by an agent; visitors see only public and client entries. */
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

export const ticketSummaryExample: TicketSummary = {
  ticketId: 'w8Hs02kQmZ4tLpXc91vBnA',
  number: 1042,
  title: 'Kettle arrived damaged',
  status: ticketStatuses.open,
  priority: ticketPriorities.medium,
  typeName: 'Damage',
  customerName: 'Sam',
  channelName: 'Shop',
  assigneeId: '',
  assigneeNick: '',
  isUnanswered: true,
  createTime: 1_794_700_000_000,
  updateTime: 1_794_700_000_000,
}

export const deskTicketExample: DeskTicket = {
  ...ticketSummaryExample,
  content: 'The lid of my kettle arrived cracked.',
  customerPhone: '',
  customerEmail: 'sam@shop.example',
  fields: [{ fieldId: 'c1', fieldName: 'Order number', fieldValue: 'A-20931' }],
  files: [],
  entries: [],
  threadId: 'hT3v9KqWx2A',
  threadSeq: 0,
  links: 1,
}

export const listTickets = deskEndpoint('listTickets', {
  summary:
    'A page of the tickets, last changed first, that match all that is asked for. `assignee` is `me`, `nobody` or an agent; `search` looks in number, title and customer. The first page also counts.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({
    statuses: z.array(coded(ticketStatuses)).max(6).optional(),
    priorities: z.array(coded(ticketPriorities)).max(4).optional(),
    assignee: Id.optional(),
    search: ShortText.optional(),
    /** Only those of the visitor of this conversation. */
    threadId: Id.optional(),
    cursor: PageCursor.optional(),
    limit: PageLimit.optional(),
  }),
  output: z.object({
    tickets: z.array(TicketSummary),
    next: z.string().optional(),
    total: z.int().min(0).optional(),
  }),
  errors: ['request.tooMany'],
  example: {
    input: { statuses: [ticketStatuses.open], assignee: 'me' },
    output: { tickets: [ticketSummaryExample], total: 1 },
  },
})

export const readTicket = deskEndpoint('readTicket', {
  summary: 'A ticket with all that was said and done.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ ticketId: Id }),
  output: DeskTicket,
  errors: ['object.unknown'],
  example: { input: { ticketId: 'w8Hs02kQmZ4tLpXc91vBnA' }, output: deskTicketExample },
})

export const openTicket = deskEndpoint('openTicket', {
  summary:
    'Make a ticket of a conversation, or of a left message. The conversation stays as it is, and the ticket leads back to it. The same one twice gives the same ticket while that is open.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({
    from: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('thread'), threadId: Id }),
      z.object({ kind: z.literal('leftMessage'), messageId: Id }),
    ]),
    /** Without them they are made of what was said. */
    title: ShortText.regex(/\S/).optional(),
    content: NotBlank.optional(),
  }),
  output: DeskTicket,
  errors: ['object.unknown', 'request.tooMany'],
  example: {
    input: { from: { kind: 'thread', threadId: 'hT3v9KqWx2A' } },
    output: { ...deskTicketExample, threadSeq: 12 },
  },
})

export const replyTicket = deskEndpoint('replyTicket', {
  summary:
    'Answer a ticket, or note something for colleagues. A public reply is mailed to who left an address and shows in their chat.',
  access: 'agent',
  leaves: 'entry',
  input: z.object({
    ticketId: Id,
    isInternal: z.boolean(),
    content: NotBlank,
    /** Addresses that uploadTicketFile gave. */
    files: z.array(Url).max(maxAttachments),
    /** New status of the ticket. */
    status: coded(ticketStatuses).optional(),
    /** 1: the agent was warned of sensitive words and means them. One that is withheld makes a public reply a note. */
    insist: Flag.optional(),
    /** The idempotency key. */
    id: ClientId,
  }),
  output: DeskTicket,
  errors: ['object.unknown', 'message.conflict', 'message.sensitive', 'upload.refused', 'request.tooMany'],
  example: {
    input: {
      ticketId: 'w8Hs02kQmZ4tLpXc91vBnA',
      isInternal: false,
      content: 'A new lid is on its way.',
      files: [],
      status: ticketStatuses.waiting,
      id: 'q7Rb31cDfG5x',
    },
    output: deskTicketExample,
  },
})

export const updateTicket = deskEndpoint('updateTicket', {
  summary:
    'Change whose a ticket is, how urgent it is or how it stands. An empty `assigneeId` makes it nobody’s.',
  access: 'agent',
  leaves: 'entry',
  input: z.object({
    ticketId: Id,
    status: coded(ticketStatuses).optional(),
    priority: coded(ticketPriorities).optional(),
    assigneeId: MaybeId,
  }),
  output: DeskTicket,
  errors: ['object.unknown', 'request.tooMany'],
  example: {
    input: { ticketId: 'w8Hs02kQmZ4tLpXc91vBnA', priority: ticketPriorities.high },
    output: deskTicketExample,
  },
})

export const revokeTicketLinks = deskEndpoint('revokeTicketLinks', {
  summary: 'Void every link to a ticket that was mailed. The next mail carries a new one.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ ticketId: Id }),
  output: Nothing,
  errors: ['object.unknown'],
  example: { input: { ticketId: 'w8Hs02kQmZ4tLpXc91vBnA' }, output: {} },
})

export const uploadTicketFile = deskEndpoint('uploadTicketFile', {
  summary:
    'Store a file of at most 50 MB for a reply to a ticket, and receive its address for `replyTicket`.',
  access: 'agent',
  leaves: 'nothing',
  body: 'multipart',
  /** The fields beside the part `file`. */
  input: z.object({ ticketId: Id }),
  output: StoredFile,
  errors: [...fileErrors, 'object.unknown', 'request.tooMany'],
  example: {
    input: { ticketId: 'w8Hs02kQmZ4tLpXc91vBnA' },
    output: { url: '/files/9f2c/manual.pdf', name: 'manual.pdf', suffix: 'pdf' },
  },
})
