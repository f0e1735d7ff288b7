import type { ChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import type { CloseReason } from '@foyer/contract/codes.ts'
import type { WaitRange } from '@foyer/contract/events/queue-place.ts'
import type { VisitorApi } from '@foyer/contract/api.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import type { OfflineMessage } from '@foyer/contract/leave-message/endpoints.ts'
import type { HistoryPhase } from '../history/step.ts'
import type { GrowingAnswer } from '../messages/item.ts'
import { emptyTimeline, type Timeline } from '../messages/timeline.ts'
import type { Asked } from '../robot/asked.ts'
import type { Effect } from './effect.ts'

/** State of the conversation. `robot` includes sessions without any answer yet (session status 0 and 1). */
export type Mode =
  | { name: 'starting'; failures: number }
  | { name: 'form' }
  /** `isReceptionDue`: resumed in a closed panel, so nobody is asked for until the visitor opens it or writes. */
  | { name: 'robot'; isReceptionDue?: true }
  | { name: 'requesting' }
  /** `wait`: from when to when somebody may come, if anybody can say. */
  | { name: 'queued'; waitIndex: number; wait?: WaitRange }
  | { name: 'withAgent' }
  | { name: 'ended'; reason: CloseReason }
  | { name: 'lost' }

export type Connection = 'connecting' | 'live' | 'polling' | 'offline'

export type SessionState = {
  mode: Mode
  channel: ChannelInfo | undefined
  /** The visitor has opened the chat: until then it is only drawn, and nobody learns of it. */
  isWanted: boolean
  /** The server is asked whether a conversation is open, for a page that nobody has opened the chat on. */
  isResuming: boolean
  visitor: Visitor | undefined
  /** The agent who accepted last, as far as this tab knows. */
  agent: Agent | undefined
  timeline: Timeline
  history: HistoryPhase
  /** T-07: what is written waits for a person to have been asked for. */
  holdsSends: boolean
  isTransferLocked: boolean
  /** Group or agent from the page, for a visitor who asks for an agent without choosing one. */
  wish: Wish
  /** S-20: the visitor is choosing whom to talk to. */
  groupChoice: 'closed' | 'open'
  isFormSending: boolean
  /** Form messages that are being sent, or could not be, by msgId. */
  forms: Readonly<Record<string, 'sending' | 'failed'>>
  /** The visitor's messages from this tab that the robot has not answered, by message id. */
  asks: Readonly<Record<string, Ask>>
  /** T-03: answers that are still being written, as far as they have come. */
  growing: readonly GrowingAnswer[]
  /** S-15: what the robot knows that resembles the draft. */
  tips: readonly Tip[]
  /** T-22: canned answers that are about to be said. */
  canned: readonly { id: string; text: string }[]
  /** The business card of the agent (D-03). */
  card: AgentCard | undefined
  evaluation: Evaluation
  /** This session was rated, here or in another tab. */
  isRated: boolean
  /** S-22: the leave-message popup; undefined while it is closed. */
  leave: Leave | undefined
  /** The request number of what was left last, until the visitor has seen it; 0 for none. */
  receipt: number
  product: 'none' | 'offered' | 'done'
  isMuted: boolean
  draft: { text: string; reported: string }
  agentTyping: { isShown: boolean; isInTitle: boolean }
  attention: Attention
  connection: { now: Connection; shown: 'nothing' | 'connecting' | 'offline' | 'connected' }
  /** `asked`: the question stands over everything. `declined`: the page stays, but the server does not know us. */
  signIn: 'fine' | 'asked' | 'declined'
  /** Opening the chat or reading the conversation has failed; `stuck`: for so long that the visitor is told. */
  trouble: 'none' | 'some' | 'stuck'
  /** The conversation so far has been read; until then there is nothing to say about it. */
  isLoaded: boolean
}

/** `waiting`: the robot could not be reached, and is asked again soon. `held`: until the wait for an agent is over. */
export type Ask = {
  question: string
  asked: Asked
  phase: 'sending' | 'asking' | 'waiting' | 'held'
  tries: number
}

export type Tip = OutputOf<VisitorApi['robotTips']>[number]
export type AgentCard = OutputOf<VisitorApi['getAdminCard']>

/**
 * T-05. `checking`: whether it was rated already, and how the channel asks. `isAsked`: the visitor waits for the answer.
 * `star`: the one that is chosen at first, if not the usual one.
 */
export type Evaluation =
  | { phase: 'closed' }
  | { phase: 'checking'; isAsked: boolean }
  | { phase: 'open'; of: 'robot' | 'agent'; info: EvaluateInfo; isSending: boolean; star?: number }

/**
 * `earlier`: undefined until the list is here. `text`: what was written but not said, to begin with. `endsWait`: the
 * message takes the place of the wait.
 */
export type Leave = {
  isSending: boolean
  earlier: readonly OfflineMessage[] | 'failed' | undefined
  text: string
  endsWait: boolean
}

/** A group or somebody by name, in place of the visitor's own choice. */
export type Wish = { groupId?: string | undefined; adminId?: string | undefined }

/** A product of the page that the visitor came from (T-14). */
export type Product = { picture: string; title: string; desc: string; price: string; url: string }

/** `seq`: the entry that told us, so that an older one cannot undo a newer. */
export type Agent = { nick: string; face: string; seq: number }

/**
 * `isFlashing`: the title shows the unread text just now. `isSeenDue`: what was shown is about to be reported.
 * `newFrom`: where what the visitor missed begins; a line stands there until they write or leave again.
 */
export type Attention = {
  isVisible: boolean
  unread: number
  isFlashing: boolean
  seenSeq: number
  isSeenDue: boolean
  newFrom: number | undefined
}

/**
 * The visitor's identity from the server. Session start: `firstSeq`; end of the log on connecting: `lastSeq`.
 */
export type Visitor = {
  userId: string
  pollId: string
  sessionId: string
  firstSeq: number
  lastSeq: number
}

/** Facts of the page that do not depend on the conversation. */
export type Rules = {
  channelId: string
  /** This browser's own random name: `pid` on the wire. */
  browserId: string
  previousUrl: string
  /** Referrer of the visitor's visit to the site, as the host page reports it. */
  refer?: string
  /** C-39: what the page's address says about its visitor. */
  about?: Readonly<Record<string, string>>
  /** K-04: the locale for a channel's configured language. */
  localeFor: (configured: string) => string
  /** S-03: only to be looked at: nobody is told that somebody is here. */
  isPreview: boolean
  /** Prepared in a frame that nobody has opened yet: it waits to be wanted. */
  isHeld?: boolean
  /** S-03: a rating is invited at the end, whatever the channel says. */
  inviteEvaluate: boolean
  /** S-29: a page of its own for leaving messages: nobody is asked for, and nothing is received. */
  isQuiet?: boolean
  product: Product | undefined
  /** S-20: whom the address names. */
  wish?: Wish
}

export type Step = { state: SessionState; effects: readonly Effect[] }

export const initialState: SessionState = {
  mode: { name: 'starting', failures: 0 },
  channel: undefined,
  isWanted: false,
  isResuming: false,
  visitor: undefined,
  agent: undefined,
  timeline: emptyTimeline,
  history: 'unset',
  holdsSends: false,
  isTransferLocked: false,
  wish: {},
  groupChoice: 'closed',
  isFormSending: false,
  forms: {},
  asks: {},
  growing: [],
  tips: [],
  canned: [],
  card: undefined,
  evaluation: { phase: 'closed' },
  isRated: false,
  leave: undefined,
  receipt: 0,
  product: 'none',
  isMuted: false,
  draft: { text: '', reported: '' },
  agentTyping: { isShown: false, isInTitle: false },
  attention: {
    isVisible: true,
    unread: 0,
    isFlashing: false,
    seenSeq: 0,
    isSeenDue: false,
    newFrom: undefined,
  },
  connection: { now: 'connecting', shown: 'nothing' },
  signIn: 'fine',
  trouble: 'none',
  isLoaded: false,
}

export function next(state: SessionState, ...effects: readonly Effect[]): Step {
  return { state, effects }
}
