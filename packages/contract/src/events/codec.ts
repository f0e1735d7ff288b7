import { eventTypes, nameOf, outTypes, sessionStatuses, type EventKind } from '../codes.ts'
import { decodeMessage } from '../messages/codec.ts'
import { count, isFields, num, str, type Fields } from '../readers.ts'
import { toMs } from '../time.ts'
import type { EventOf, Frame, ServerEvent } from './server-event.ts'

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
    media: wire['videoType'] === 'voice' ? 'voice' : 'video',
  }),
  failed: (wire) => ({
    kind: 'failed',
    ...logged(wire),
    reason: wire['reason'] === 'refused' ? 'refused' : 'error',
  }),
}

function logged(wire: Fields) {
  return { seq: count(wire, 'seq'), at: toMs(Math.max(0, num(wire, 'msgTime'))) }
}

function agentOf(wire: Fields) {
  return { id: str(wire, 'adminId'), nick: str(wire, 'adminNick'), face: str(wire, 'adminFace') }
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
    case 'reconnect':
      return { type: 'reconnect', withinMs: count(wire, 'withinMs') }
    case 'refetch':
      return { type: 'refetch' }
    default:
      return undefined
  }
}

type Place = Pick<Extract<Frame, { type: 'status' }>, 'seq' | 'status' | 'waitIndex'>

function withStatus(wire: Fields, frame: (place: Place) => Frame): Frame | undefined {
  const status = nameOf(sessionStatuses, wire['status'])
  return status && frame({ seq: count(wire, 'seq'), status, waitIndex: count(wire, 'waitIndex') })
}

function eventFrame(wire: Fields): Frame | undefined {
  const event = decodeEvent(wire['event'])
  return event && { type: 'event', event }
}
