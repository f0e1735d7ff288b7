import { z } from 'zod'
import { sessionStatuses } from '../../codes.ts'
import { coded, Timestamp } from '../../wire.ts'

/** A row of an inbox list. */
export const ThreadSummary = z.object({
  threadId: z.string(),
  userId: z.string(),
  userName: z.string(),
  channelName: z.string(),
  status: coded(sessionStatuses),
  adminId: z.string(),
  adminNick: z.string(),
  adminFace: z.string(),
  /** The language of the visitor's page, as `en`; empty when it did not say. */
  language: z.string(),
  /** Last message as plain text, shortened; empty when it is no text. */
  lastText: z.string(),
  lastMsgType: z.int(),
  lastTime: Timestamp,
  lastSeq: z.int().min(0),
  /**
   * What the owner has not answered or opened: messages and forms of the visitor, notes of colleagues, and that the
   * conversation was given to them.
   */
  unread: z.int().min(0),
  /** Since when the visitor waits for a person's answer; 0: not at all. */
  waitingSince: Timestamp,
  /** The channel's goal for an answer, in seconds. */
  replyGoal: z.int().min(1),
  startTime: Timestamp,
  /** Who has the lowest is served next; 0 when nobody waits. */
  queueTicket: z.int().min(0),
  /** Somebody waited for a person in this session, or talked to one. */
  reachedPeople: z.boolean(),
})
export type ThreadSummary = z.input<typeof ThreadSummary>

export const threadSummaryExample: ThreadSummary = {
  threadId: 'hT3v9KqWx2A',
  userId: 'u1',
  userName: 'Sam',
  channelName: 'Shop',
  status: 3,
  adminId: '',
  adminNick: '',
  adminFace: '',
  language: 'en',
  lastText: 'Where is my parcel?',
  lastMsgType: 1,
  lastTime: 1_794_700_000_000,
  lastSeq: 11,
  unread: 1,
  waitingSince: 1_794_699_900_000,
  replyGoal: 60,
  startTime: 1_794_699_900_000,
  queueTicket: 4_711,
  reachedPeople: true,
}
