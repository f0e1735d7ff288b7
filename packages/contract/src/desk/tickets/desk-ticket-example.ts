import { ticketPriorities, ticketStatuses } from '../../codes.ts'
import type { DeskTicket, TicketSummary } from './desk-ticket.ts'

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
