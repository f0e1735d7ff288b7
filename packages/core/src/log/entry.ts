import type { CallEnd, CallSide } from '@foyer/contract/calls/ends.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import type { CloseReason, Sender } from '@foyer/contract/codes.ts'
import type { AcceptedHow } from '@foyer/contract/events/server-event.ts'
import type { MessageExtra } from '@foyer/contract/messages/extra.ts'
import type { Rating } from '../evaluation/rating.ts'

/** The agent of an entry, with public fields only. */
export type AgentProfile = { id: number; nick: string; face: string }

/** Content of an entry. A message keeps the wire's content string, so the log stores the original. */
export type EntryBody =
  | { type: 'message'; msgType: number; content: string; extra?: MessageExtra }
  | { type: 'started' }
  | ({ type: 'queued' } & InGroup & Overflowed)
  | AcceptedBody
  /** T-21: the agent will not serve this visitor, who waits for somebody else or is back where they were. */
  | ({ type: 'refused'; to: 'queue' | 'robot' } & InGroup)
  /** The wait ended without a person. */
  | { type: 'unserved'; reason: UnservedReason }
  /** The agent is gone; the visitor is at the head of the queue. */
  | ({ type: 'requeued' } & InGroup)
  /** The agent passed the visitor on to a group. */
  | ({ type: 'handedOver' } & InGroup)
  | { type: 'closed'; reason: CloseReason }
  | { type: 'ratingInvited' }
  | { type: 'rated'; rating: Rating }
  | { type: 'recalled'; target: number }
  | ({ type: 'callStarted' } & CallFacts)
  /** `seconds`: how long both talked. */
  | ({ type: 'callEnded'; reason: CallEnd; seconds: number } & CallFacts)
  /** The form at `target` holds the same `docNode` from then on. */
  | { type: 'formAnswered'; target: number; docNode: string }

/**
 * The agent took it from the queue, took it over from a colleague, or a colleague transferred it to them; missing where the
 * system assigned it. `from`: the colleague.
 */
export type AcceptedBody = {
  type: 'accepted'
  how?: AcceptedHow
  from?: { id: number; nick: string }
} & InGroup &
  Overflowed

/** The group in which the visitor waits or is served, for reports; entries of earlier versions have none. */
type InGroup = { groupId?: string }

/** The group that the visitor asked for or waited in, when its overflow group took them. */
type Overflowed = { overflowFrom?: string }

type CallFacts = { callId: string; media: VideoType; startedBy: CallSide }

export type UnservedReason = 'noAgent' | 'gaveUp'

/** One entry of a thread's log. `seq` has no holes and one order for every reader; `at` never goes back. */
export type Entry = {
  threadKey: string
  seq: number
  at: number
  clientId: string
  sender: Sender
  agent?: AgentProfile
  recalled: boolean
  internal: boolean
  sensitive: boolean
  body: EntryBody
}

export function msgIdOf(entry: Pick<Entry, 'threadKey' | 'seq'>): string {
  return `${entry.threadKey}.${entry.seq}`
}

/** The place in the log that a msgId names, if it belongs to this thread. */
export function seqOf(msgId: string, threadKey: string): number | undefined {
  const match = /^(.+)\.(\d{1,9})$/.exec(msgId)
  return match?.[1] === threadKey ? Number(match[2]) : undefined
}
