import type { VideoType } from '../calls/video-type.ts'
import type { CloseReason, EventKind, SessionStatus } from '../codes.ts'
import type { Message } from '../messages/message.ts'

/** The place and time of an event that is an entry of the log; seq 0 is a place that was not told. */
type Logged = { seq: number; at: number }

type Parts = {
  accepted: Logged & { agent: { id: string; nick: string; face: string } }
  message: { message: Message }
  closed: Logged & { reason: CloseReason }
  ratingInvited: Logged
  typing: { preview?: string }
  recalled: Logged & { msgId: string }
  call: Logged & { media: VideoType }
  failed: Logged & { reason: 'refused' | 'error' }
}

export type EventOf<K extends EventKind> = { kind: K } & Parts[K]

/** What happened, as everything past the wire knows it: from the stream and from polling alike. */
export type ServerEvent = { [K in EventKind]: EventOf<K> }[EventKind]

/** A StreamFrame past the wire: what each means is written there. */
export type Frame =
  | { type: 'hello'; seq: number; status: SessionStatus; waitIndex: number }
  | { type: 'event'; event: ServerEvent }
  | { type: 'status'; seq: number; status: SessionStatus; waitIndex: number }
  | { type: 'growing'; id: string; html: string }
  | { type: 'reconnect'; withinMs: number }
  | { type: 'refetch' }
