import { z } from 'zod'
import { TicketFile } from '../tickets/parts.ts'
import { Timestamp, Id, PageCursor, PageLimit, ShortText, Text } from '../wire.ts'
import { deskEndpoint } from '../endpoint.ts'

/** A message that a visitor left, as the desk has it. */
export const DeskOfflineMessage = z.object({
  messageId: z.string(),
  /** A short number for people; 0 for one that has none. */
  number: z.int(),
  channelName: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  content: z.string(),
  files: z.array(TicketFile),
  /** The conversation of the same visitor; empty when there was none. */
  threadId: z.string(),
  createTime: Timestamp,
  isHandled: z.boolean(),
  remark: z.string(),
  /** By whom and when it was last touched; empty and 0 before. */
  updateNick: z.string(),
  updateTime: Timestamp,
  /** The ticket that was made of it, if any. */
  ticketId: z.string(),
})
export type DeskOfflineMessage = z.infer<typeof DeskOfflineMessage>

export const deskOfflineMessageExample: DeskOfflineMessage = {
  messageId: 'lm1',
  number: 1041,
  channelName: 'Shop',
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: 'sam@shop.example',
  content: 'The lid of my kettle arrived cracked. Order A-20931.',
  files: [{ fileName: 'cracked-lid.jpg', fileType: 'image/jpeg', fileUrl: '/files/9f2c/cracked-lid.jpg' }],
  threadId: 'hT3v9KqWx2A',
  createTime: 1_794_700_000_000,
  isHandled: false,
  remark: '',
  updateNick: '',
  updateTime: 0,
  ticketId: '',
}

export const listLeftMessages = deskEndpoint('listLeftMessages', {
  summary:
    'A page of the messages that visitors left, newest first: those not handled yet, those handled, or all. `search` looks in name, address and text. The first page also counts those not handled.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({
    show: z.enum(['unhandled', 'handled', 'all']),
    search: ShortText.optional(),
    /** Only this one, whatever else is asked for. */
    messageId: Id.optional(),
    cursor: PageCursor.optional(),
    limit: PageLimit.optional(),
  }),
  output: z.object({
    messages: z.array(DeskOfflineMessage),
    next: z.string().optional(),
    unhandled: z.int().min(0).optional(),
  }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: { show: 'unhandled' },
    output: { messages: [deskOfflineMessageExample], unhandled: 1 },
  },
})

export const handleLeftMessage = deskEndpoint('handleLeftMessage', {
  summary: 'Mark a left message as handled or not, with a remark that its visitor can read.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ messageId: Id, isHandled: z.boolean(), remark: Text }),
  output: DeskOfflineMessage,
  errors: ['identity.forbidden', 'object.unknown', 'request.tooMany'],
  example: {
    input: { messageId: 'lm1', isHandled: true, remark: 'A new lid was sent on Tuesday.' },
    output: { ...deskOfflineMessageExample, isHandled: true },
  },
})
