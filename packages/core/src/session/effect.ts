import type { VisitorApi } from '@foyer/contract/api.ts'
import type { ChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import type { InputOf, OutputOf } from '@foyer/contract/endpoint.ts'
import type { ErrorCode, errors } from '@foyer/contract/errors.ts'
import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { Outcome } from './outcome.ts'

/** The calls that the machine makes itself; messages go through the outbox. */
export type SessionCall =
  | 'channelInfo'
  | 'chatStart'
  | 'submitUserForm'
  | 'getSessionMsg'
  | 'getOfflineMsg'
  | 'getHistoryMsg'
  | 'transferAgent'
  | 'stopWaiting'
  | 'chatClose'
  | 'msgComplete'
  | 'typing'
  | 'robotAsk'
  | 'robotTips'
  | 'commentDoc'
  | 'addSessionMsg'
  | 'sysMsg'
  | 'getAdminCard'
  | 'isEvaluate'
  | 'getEvaluateInfo'
  | 'evaluate'
  | 'updateSessionMsg'
  | 'fromRequest'
  | 'leaveMsg'
  | 'getLeaveMsgList'

export type Request = {
  [C in SessionCall]: { do: 'request'; call: C; input: InputOf<VisitorApi[C]> }
}[SessionCall]
export type OutputOfCall<C extends SessionCall> = OutputOf<VisitorApi[C]>
/**
 * Settings, messages and events reach the machine decoded. The decoders of messages (`decode-answer.ts`) are not part
 * of the first download.
 */
type DecodedOutput<C extends SessionCall> = C extends 'channelInfo' ? ChannelInfo : Decoded<OutputOfCall<C>>
type Decoded<T> = T extends { msgList: readonly unknown[] }
  ? Omit<T, 'msgList' | 'events'> & { events: readonly ServerEvent[] }
  : T
export type Answer = {
  [C in SessionCall]: {
    type: 'answered'
    call: C
    /** Input of the request: several requests of the same type may be open. */
    input: InputOf<VisitorApi[C]>
    outcome: Outcome<DecodedOutput<C>>
    at: number
  }
}[SessionCall]
export type AnswerOf<C extends SessionCall> = Extract<Answer, { call: C }>

export type TimerId =
  | 'startAgain'
  | 'stuck'
  | 'typing'
  | 'agentTyping'
  | 'typingTitle'
  | 'titleFlash'
  | 'transferLock'
  | 'seen'
  | 'connecting'
  | 'connected'
  | 'robotGuide'
  | 'askAgain'
  | 'tipsHide'
  | 'cannedAnswer'
  | 'growing'

/** A text of the error table. */
export type ErrorTextKey = (typeof errors)[ErrorCode]['text']

export type NoticeKey =
  | ErrorTextKey
  | 'notice.refused'
  | 'note.without.noAgent'
  | 'notice.input'
  | 'notice.rightPhone'
  | 'notice.rightEmail'
  | 'notice.evaConInput'
  | 'notice.evaLabelSelect'
  | 'notice.rated'
  | 'notice.leaveName'
  | 'notice.leaveContent'
  | 'notice.left'
  | 'notice.fillIn'
  | 'notice.filesMax'
  | 'notice.filesOpen'

export type Identity = { tenantId: string; channelId: string; userId: string; token: string }

/** Side effects that the state machine requests as data; the runner performs them. */
export type Effect =
  | Request
  | { do: 'timer'; id: TimerId; ms: number }
  | { do: 'stopTimer'; id: TimerId }
  | { do: 'receive'; from: { userId: string; pollId: string; sessionId: string; lastSeq: number } }
  | { do: 'stopReceiving' }
  | { do: 'outbox'; act: 'open' | 'shut' }
  | { do: 'outbox'; act: 'add'; id: string; content: MessageContent }
  | { do: 'outbox'; act: 'retry' | 'discard' | 'confirm'; id: string }
  | { do: 'title'; show: 'base' | 'typing' | 'unread' }
  | {
      do: 'notice'
      tone: 'info' | 'success' | 'warning' | 'error'
      text: NoticeKey
      params?: Readonly<Record<string, string>>
      ms: number | 'persistent'
    }
  | { do: 'sound' }
  | { do: 'openLink'; url: string }
  | { do: 'locale'; configured: string }
  | { do: 'navigate'; to: '/404' | '/index' }
  | { do: 'reload' }
  | { do: 'store'; what: 'identity'; identity: Identity }
  | { do: 'store'; what: 'draft'; text: string }
  | { do: 'store'; what: 'isMuted'; isMuted: boolean }
  | { do: 'forgetIdentity' }
