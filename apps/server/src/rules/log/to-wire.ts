import { eventTypes, outTypes, senderTypes, sessionStatuses } from '@foyer/contract/codes.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { AgentEvent } from '@foyer/contract/events/event.ts'
import { extraFor, type Audience } from '@foyer/contract/messages/extra.ts'
import type { AgentMessage } from '@foyer/contract/messages/wire-message.ts'
import { encodeRating } from '@foyer/core/evaluation/codec.ts'
import { msgIdOf, type Entry, type EntryBody } from '@foyer/core/log/entry.ts'
import { statusOf } from './head.ts'
import { systemNotes } from '@foyer/core/log/system-notes.ts'

/** The message an entry is to its readers, or undefined when it is something else that happened. */
export function toWireMessage(entry: Entry, audience: Audience): AgentMessage | undefined {
  const said = whatIsSaid(entry, entry.body, audience)
  if (!said) return undefined
  return {
    ...said,
    seq: entry.seq,
    id: entry.clientId,
    msgTime: entry.at,
    ...(entry.agent && { senderName: entry.agent.nick, faceUrl: entry.agent.face }),
    ...(audience === 'agent' && entry.agent && { adminId: String(entry.agent.id) }),
    ...(entry.recalled && { recallFlag: 1 as const }),
    ...(entry.internal && { insideFlag: 1 as const }),
    ...(entry.sensitive && { sensitiveFlag: 1 as const }),
  }
}

type Said = Pick<AgentMessage, 'msgId' | 'msgType' | 'senderType' | 'msgContent' | 'docNode'>

function whatIsSaid(entry: Entry, body: EntryBody, audience: Audience): Said | undefined {
  switch (body.type) {
    case 'message': {
      const senderType = senderTypes[entry.sender]
      return {
        ...(body.extra && extraFor(audience, body.msgType, body.extra)),
        msgId: msgIdOf(entry),
        msgType: body.msgType,
        senderType,
        msgContent: body.content,
      }
    }
    // The spec has no event for a rating, but a line of the system: 'user rated the service'. `docNode` is what
    // the visitor filled in, there as in forms.
    case 'rated':
      return {
        msgId: msgIdOf(entry),
        msgType: msgTypes.text,
        senderType: senderTypes.system,
        msgContent: systemNotes.rated,
        docNode: JSON.stringify(encodeRating(body.rating)),
      }
    // The answered form under the msgId of the form: who has that message updates it, and who goes by msgId
    // only drops a repeat. A bare list of fields is a form to every reader.
    case 'formAnswered':
      return {
        msgId: msgIdOf({ ...entry, seq: body.target }),
        msgType: msgTypes.form,
        senderType: senderTypes.visitor,
        msgContent: body.docNode,
        docNode: body.docNode,
      }
    default:
      return undefined
  }
}

/** The event an entry is for its readers, or undefined for what only the log needs to know. */
export function toWireEvent(entry: Entry, audience: Audience): AgentEvent | undefined {
  const { seq, at: msgTime, body } = entry
  const place = { event_type: eventTypes.failed, seq, msgTime } as const
  switch (body.type) {
    case 'message':
    case 'rated':
    case 'formAnswered': {
      const message = toWireMessage(entry, audience)
      return message && { event_type: eventTypes.message, ...message }
    }
    case 'started':
    case 'queued':
      return undefined
    case 'accepted':
      return { event_type: eventTypes.accepted, seq, msgTime, ...agentFields(entry) }
    case 'closed':
      return { event_type: eventTypes.closed, seq, msgTime, outType: outTypes[body.reason], end: 1 }
    case 'refused':
      return { ...place, reason: 'refused', status: statusCode(body.to) }
    case 'unserved':
      return { ...place, reason: body.reason, status: statusCode('robot') }
    case 'requeued':
    case 'handedOver':
      return { ...place, reason: body.type, status: statusCode('queue') }
    case 'callStarted':
    case 'callEnded':
      return {
        event_type: eventTypes.call,
        seq,
        msgTime,
        videoType: body.media,
        callId: body.callId,
        startedBy: body.startedBy,
        ...(body.type === 'callEnded' && { reason: body.reason, seconds: body.seconds }),
      }
    case 'ratingInvited':
      return { event_type: eventTypes.ratingInvited, seq, msgTime }
    case 'recalled':
      return { event_type: eventTypes.recalled, seq, msgTime, msgId: msgIdOf({ ...entry, seq: body.target }) }
  }
}

/** D-02: where the visitor is after it. */
function statusCode(owner: 'queue' | 'robot') {
  return sessionStatuses[statusOf({ kind: owner }, true)]
}

function agentFields({ agent }: Entry) {
  return {
    adminId: agent ? String(agent.id) : '',
    adminNick: agent?.nick ?? '',
    adminFace: agent?.face ?? '',
  }
}
