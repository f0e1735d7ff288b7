import { callEnds, type CallEnd, type CallSide } from '../calls/ends.ts'
import type { VideoType } from '../calls/video-type.ts'
import {
  eventTypes,
  nameOf,
  outTypes,
  sessionStatuses,
  type CloseReason,
  type EventKind,
  type SessionStatus,
} from '../codes.ts'
import { decodeMessage } from '../messages/codec.ts'
import type { Message } from '../messages/message.ts'
import { count, isFields, num, str, type Fields } from '../readers.ts'
import { toMs } from '../time.ts'
import { decodePlace, type Standing } from './queue-place.ts'

/** `reason` of a failed event. */
export const failReasons = ['error', 'refused', 'requeued', 'handedOver', 'noAgent', 'gaveUp'] as const
export type FailReason = (typeof failReasons)[number]

/** How an agent came to have a conversation, where the system did not assign it. */
export const acceptedHows = ['taken', 'takenOver', 'transferred'] as const
export type AcceptedHow = (typeof acceptedHows)[number]

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

/** No zod here. An event of a type we do not know, or one that cannot be acted on, is undefined. */
export function decodeEvent(wire: unknown): ServerEvent | undefined {
  if (!isFields(wire)) return undefined
  const kind = nameOf(eventTypes, wire['event_type'])
  return kind && decoders[kind](wire)
}

const decoders: { [K in EventKind]: (wire: Fields) => EventOf<K> | undefined } = {
  accepted: (wire) => ({ kind: 'accepted', ...logged(wire), agent: agentOf(wire) }),
  message: (wire) => ({ kind: 'message', message: decodeMessage(wire) }),
  closed: (wire) => ({
    kind: 'closed',
    ...logged(wire),
    reason: nameOf(outTypes, wire['outType']) ?? 'ended',
  }),
  ratingInvited: (wire) => ({ kind: 'ratingInvited', ...logged(wire) }),
  typing: (wire) => ({
    kind: 'typing',
    ...(str(wire, 'msgContent') && { preview: str(wire, 'msgContent') }),
  }),
  recalled,
  call: (wire) => ({
    kind: 'call',
    ...logged(wire),
    callId: str(wire, 'callId'),
    media: wire['videoType'] === 'voice' ? 'voice' : 'video',
    startedBy: wire['startedBy'] === 'visitor' ? 'visitor' : 'agent',
    ...endOf(wire),
  }),
  failed: (wire) => ({
    kind: 'failed',
    ...logged(wire),
    reason: failReasons.find((reason) => reason === wire['reason']) ?? 'error',
    ...statusOf(wire),
  }),
}

function endOf(wire: Fields) {
  const reason = callEnds.find((each) => each === wire['reason'])
  return reason && { ended: { reason, seconds: count(wire, 'seconds') } }
}

function logged(wire: Fields) {
  return { seq: count(wire, 'seq'), at: toMs(Math.max(0, num(wire, 'msgTime'))) }
}

function agentOf(wire: Fields) {
  return { id: str(wire, 'adminId'), nick: str(wire, 'adminNick'), face: str(wire, 'adminFace') }
}

function statusOf(wire: Fields) {
  const status = nameOf(sessionStatuses, wire['status'])
  return status && { status }
}

/** Without the message's id there is nothing to take back. */
function recalled(wire: Fields): EventOf<'recalled'> | undefined {
  const msgId = str(wire, 'msgId')
  return msgId === '' ? undefined : { kind: 'recalled', ...logged(wire), msgId }
}

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

/** No zod here. A frame that we do not know, or that carries an event that we do not know, is undefined. */
export function decodeFrame(wire: unknown): Frame | undefined {
  if (!isFields(wire)) return undefined
  switch (wire['type']) {
    case 'hello':
      return withStatus(wire, (place) => ({ type: 'hello', ...place }))
    case 'status':
      return withStatus(wire, (place) => ({ type: 'status', ...place }))
    case 'event':
      return eventFrame(wire)
    case 'growing':
      return str(wire, 'id') === ''
        ? undefined
        : { type: 'growing', id: str(wire, 'id'), html: str(wire, 'msgContent') }
    case 'call':
      return { type: 'call', callId: str(wire, 'callId') }
    case 'reconnect':
      return { type: 'reconnect', withinMs: count(wire, 'withinMs') }
    case 'refetch':
      return { type: 'refetch' }
    default:
      return undefined
  }
}

function withStatus(wire: Fields, frame: (standing: Standing) => Frame): Frame | undefined {
  const status = nameOf(sessionStatuses, wire['status'])
  return status && frame({ seq: count(wire, 'seq'), status, ...decodePlace(wire) })
}

function eventFrame(wire: Fields): Frame | undefined {
  const event = decodeEvent(wire['event'])
  return event && { type: 'event', event }
}

/** No zod here. How long a client stays away whose stream the server closed with `evicted`; undefined for other frames. */
export function evictionMs(wire: unknown): number | undefined {
  return isFields(wire) && wire['type'] === 'evicted' ? count(wire, 'retryAfterMs') : undefined
}
