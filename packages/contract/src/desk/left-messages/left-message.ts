import { z } from 'zod'
import { TicketFile } from '../../tickets/parts.ts'
import { Timestamp } from '../../wire.ts'

/** A message that a visitor left, as the desk has it. */
export const DeskLeftMessage = z.object({
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
export type DeskLeftMessage = z.infer<typeof DeskLeftMessage>

export const deskLeftMessageExample: DeskLeftMessage = {
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
