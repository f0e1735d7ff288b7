import type { CloseReason } from '@foyer/contract/codes.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { FailReason, EventOf } from '@foyer/contract/events/server-event.ts'
import type { Message } from '@foyer/contract/messages/message.ts'

/** A line of the conversation that is no message. Keys are texts of the locales; `text` was written by an admin. */
export type Note =
  | { key: 'note.accepted'; name: string }
  | { key: `note.closed.${CloseReason}` }
  | { key: 'note.noAgent' | 'note.transferFailed' | 'note.offHours' | 'note.robotSilent' }
  /** Said while waiting: an agent reads it later. */
  | { key: 'note.agentWillRead' }
  | { key: `note.without.${Exclude<FailReason, 'error'>}` }
  /** This browser keeps nothing: with the page the conversation is gone. */
  | { key: 'note.notKept' }
  | { key: 'note.customerStarted' | 'note.ratingInvited' | 'note.rated' | 'note.alreadyRated' }
  /** A call began or ended. */
  | { key: 'note.call'; call: EventOf<'call'> }
  | { key: 'configured'; text: string }

/** A local message that the server has not confirmed. */
export type LocalMessage = {
  id: string
  /** The sender, if not the visitor: canned answers come from the robot. */
  by?: 'robot'
  /** Written in another tab of this browser, which is still there. */
  isElsewhere?: true
  content: MessageContent
  at: number
  status: 'loading' | 'failed'
  /** Why it was refused; only a failed one has it. */
  error?: ErrorCode
}

/** T-03: what the robot has said so far, under the id that its entry will have. It has no place yet. */
export type GrowingAnswer = { id: string; html: string; at: number }

/**
 * An item that has its place for good. `place` is the entry's seq; a note of our own stands half a step after
 * the entry that was last when it was made.
 */
export type SettledItem =
  | { type: 'message'; key: string; place: number; at: number; message: Message; isReceipt: boolean }
  | { type: 'note'; key: string; place: number; at: number; note: Note }
  /** T-12: the robot's welcome and its questions. */
  | { type: 'guide'; key: string; place: number; at: number }

export type TimelineItem =
  | SettledItem
  | { type: 'local'; key: string; at: number; local: LocalMessage }
  | { type: 'growing'; key: string; at: number; answer: GrowingAnswer }
  /** The robot is thinking. */
  | { type: 'dots'; key: string; at: number }
  /** A product of the page the visitor came from, that can be sent to the agent. */
  | { type: 'product'; key: string; at: number }
