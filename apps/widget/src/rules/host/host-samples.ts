import { eventTypes, senderTypes, type Sender } from '@foyer/contract/codes.ts'
import type { WireEvent } from '@foyer/contract/events/event.ts'
import type { FailReason, EventOf } from '@foyer/contract/events/server-event.ts'
import { wireMessageExample, type WireMessage } from '@foyer/contract/messages/wire-message.ts'

/** Samples for tests: what the log holds, as it comes by the stream and as it is read. */
export function accepted(seq: number, nick = 'Ana'): EventOf<'accepted'> {
  return { kind: 'accepted', seq, at: seq, agent: { id: '7', nick, face: '' } }
}

export function gone(seq: number, reason: FailReason = 'requeued'): EventOf<'failed'> {
  return { kind: 'failed', seq, at: seq, reason, status: reason === 'requeued' ? 'queued' : 'noAgent' }
}

export function wireMessage(seq: number, by: Sender, id = `${by}-${seq}`): WireMessage {
  return { ...wireMessageExample, senderType: senderTypes[by], seq, msgId: `t.${seq}`, id }
}

export function wireAccepted(seq: number, adminNick = 'Ana'): WireEvent {
  const { accepted: event_type } = eventTypes
  return { event_type, seq, msgTime: seq, adminId: '7', adminNick, adminFace: '' }
}

/** An answer of getSessionMsg. */
export function page(msgList: WireMessage[], events: WireEvent[] = []) {
  return { msgList, events, lastSeq: 1, more: false }
}
