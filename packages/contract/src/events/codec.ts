import { eventTypes, nameOf, outTypes, sessionStatuses, type EventKind } from '../codes.ts'
import { callEnds } from '../calls/ends.ts'
import { decodeMessage } from '../messages/codec.ts'
import { count, isFields, num, str, type Fields } from '../readers.ts'
import { toMs } from '../time.ts'
import type { EventOf, Frame, ServerEvent, Standing } from './server-event.ts'
import { decodePlace } from './decode-place.ts'
import { failReasons } from './fail-reasons.ts'

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
