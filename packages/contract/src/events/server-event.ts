import type { CallEnd, CallSide } from '../calls/ends.ts'
import type { VideoType } from '../calls/video-type.ts'
import type { CloseReason, EventKind, SessionStatus } from '../codes.ts'
import type { Message } from '../messages/message.ts'
import type { FailReason } from './fail-reasons.ts'

/** The place and time of an event that is an entry of the log; seq 0 is a place that was not told. */
type Logged = { seq: number; at: number }

type Parts = {
  accepted: Logged & { agent: { id: string; nick: string; face: string } }
  message: { message: Message }
  closed: Logged & { reason: CloseReason }
  ratingInvited: Logged
  typing: { preview?: string }
  recalled: Logged & { msgId: string }
  /** `ended`: it is over; otherwise it begins. */
  call: Logged & {
    callId: string
    media: VideoType
    startedBy: CallSide
    ended?: { reason: CallEnd; seconds: number }
  }
  failed: Logged & { reason: FailReason; status?: SessionStatus }
}

export type EventOf<K extends EventKind> = { kind: K } & Parts[K]

/** A decoded event, the same from the stream and from polling. */
export type ServerEvent = { [K in EventKind]: EventOf<K> }[EventKind]

/** Status of a session and its queue position; 0: position unknown. */
export type Standing = { seq: number; status: SessionStatus; waitIndex: number; wait?: WaitRange }

/** From when to when somebody who waits may expect to be served. */
export type WaitRange = { fromMs: number; toMs: number }

/** A StreamFrame past the wire: what each means is written there. */
export type Frame =
  | ({ type: 'hello' } & Standing)
  | { type: 'event'; event: ServerEvent }
  | ({ type: 'status' } & Standing)
  | { type: 'growing'; id: string; html: string }
  /** Something is new in a call: it is read with `callAct`. */
  | { type: 'call'; callId: string }
  | { type: 'reconnect'; withinMs: number }
  | { type: 'refetch' }
