import { z } from 'zod'
import { Timestamp } from '../../wire.ts'

/** A message that a visitor left, as the desk has it. */
export const DeskLeftMessage = z.object({
  messageId: z.string(),
  channelName: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  content: z.string(),
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
  channelName: 'Shop',
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: 'sam@shop.example',
  content: 'The lid of my kettle arrived cracked. Order A-20931.',
  threadId: 'hT3v9KqWx2A',
  createTime: 1_794_700_000_000,
  isHandled: false,
  remark: '',
  updateNick: '',
  updateTime: 0,
  ticketId: '',
}
