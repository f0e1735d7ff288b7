import type { SessionStatus } from '@foyer/contract/codes.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import type { WaitRange } from '@foyer/contract/events/queue-place.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import type { MenuItem } from '@foyer/contract/channel/config/menus.ts'
import type { TicketFile } from '@foyer/contract/tickets/parts.ts'
import type { encodeRating } from '../evaluation/codec.ts'
import type { UserFormProblem } from '../forms/user-form.ts'
import type { HistoryEvent } from '../history/step.ts'
import type { LeaveProblem, LeaveWords } from '../leave-message/words.ts'
import type { Receipt } from '../messages/timeline.ts'
import type { Asked } from '../robot/asked.ts'
import type { Answer, TimerId } from './effect.ts'
import type { Connection } from './state.ts'

/** Actions of the visitor. The caller supplies ids and times, because the state machine has neither. */
type Intent =
  | { type: 'opened' | 'wanted' | 'resumed' }
  | { type: 'draftChanged'; text: string }
  | { type: 'sendPressed'; id: string; text: string; at: number; asked?: Asked }
  /** A file that was uploaded, or anything else that is no text. */
  | { type: 'contentSent'; id: string; content: MessageContent; at: number }
  | { type: 'productSent'; id: string; at: number }
  | { type: 'productDismissed' }
  /** D-06. `answerId` is for the canned answer of type 7. */
  | { type: 'menuPressed'; item: MenuItem; id: string; answerId: string; at: number }
  | { type: 'thumbPressed'; msgId: string; useful: boolean }
  | { type: 'evaluatePressed' | 'ratingDismissed' }
  | { type: 'ratingRefused'; problem: 'commentMissing' | 'tagMissing' }
  | { type: 'ratingSent'; rating: ReturnType<typeof encodeRating> }
  /** In another tab of this browser. */
  | { type: 'ratedElsewhere'; at: number }
  | { type: 'leavePressed' | 'leaveDismissed' | 'earlierAsked' | 'receiptDismissed' }
  /** The message from the popup became a ticket. */
  | { type: 'ticketLeft'; number: number }
  /** The visitor leaves the queue, or prefers an offline message. */
  | { type: 'stopWaitingPressed' | 'leaveInsteadPressed' }
  | { type: 'leaveRefused'; problem: LeaveProblem | 'files' }
  | {
      type: 'leaveSent'
      /** The same for the same words: a try whose answer was lost is not left twice. */
      id: string
      message: LeaveWords & { fileList: TicketFile[] }
    }
  | { type: 'groupChosen'; groupId: string }
  | { type: 'groupChoiceDismissed' | 'muteToggled' }
  | { type: 'formRefused'; problem: UserFormProblem }
  | { type: 'formAnswered'; msgId: string; fields: readonly FormField[] }
  | { type: 'retryPressed' | 'discardPressed'; id: string }
  /** `adminId`: somebody whom the site's page names. */
  | { type: 'transferPressed'; groupId?: string; adminId?: string }
  | {
      type:
        'openAgainPressed' | 'closePressed' | 'startOverPressed' | 'signInAgainPressed' | 'signInAgainRefused'
    }
  | { type: 'historyMoved'; move: Extract<HistoryEvent['type'], 'pulled' | 'letGo' | 'cancelled' | 'asked'> }
  | { type: 'formSubmitted'; form: { userName: string; phone: string; email: string; formParams: string } }

/** Updates from the server, by any transport. */
type News =
  | Answer
  | { type: 'received'; event: ServerEvent; at: number }
  | { type: 'answerGrew'; id: string; html: string; at: number }
  /** `seq`: the log had come this far when it was true. */
  | { type: 'statusTold'; status: SessionStatus; waitIndex: number; wait?: WaitRange; seq?: number }
  | { type: 'identityRefused' }

/** Reports of the outbox, from this tab or another. */
type Delivery =
  /** `isRestored`: from before this page was loaded. */
  | { type: 'queuedToSend'; id: string; content: MessageContent; at: number; isRestored: boolean }
  | { type: 'resent'; id: string }
  | { type: 'delivered'; id: string; receipt: Receipt }
  | { type: 'undelivered'; id: string; error: ErrorCode }
  | { type: 'dropped'; id: string }

type World =
  | { type: 'timerFired'; id: TimerId; at: number }
  | { type: 'connectionChanged'; connection: Connection }
  | { type: 'visibilityChanged'; isVisible: boolean }
  /** The browser keeps nothing for us. */
  | { type: 'storageBlocked'; at: number }

export type SessionEvent = Intent | News | Delivery | World
export type EventType = SessionEvent['type']
export type EventOf<T extends EventType> = Extract<SessionEvent, { type: T }>
