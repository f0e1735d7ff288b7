import { eventTypes, nameOf, outTypes, senderTypes, type CloseReason } from '@foyer/contract/codes.ts'
import { acceptedHows } from '@foyer/contract/events/server-event.ts'
import { str } from '@foyer/contract/readers.ts'
import type { Rating } from '@foyer/core/evaluation/rating.ts'
import type { AcceptedBody, Entry, EntryBody } from '@foyer/core/log/entry.ts'

/** `kind` of a row: a message's own msgType, or one of these for what else happened. */
export const rowKinds = {
  started: 1000,
  queued: 1001,
  rated: 1002,
  formAnswered: 1003,
  unserved: 1004,
  requeued: 1005,
  handedOver: 1006,
  callEnded: 1007,
  refused: eventTypes.failed,
  accepted: eventTypes.accepted,
  closed: eventTypes.closed,
  ratingInvited: eventTypes.ratingInvited,
  recalled: eventTypes.recalled,
  callStarted: eventTypes.call,
} as const

/** Kinds below this are messages. */
export const firstEventKind = rowKinds.started

const flagBits = { recalled: 1, internal: 2, sensitive: 4, serverId: 8 } as const

/** An entry of the table joined with the agent who wrote it. */
export type EntryRow = {
  seq: number
  at: number
  agent_id: number | null
  kind: number
  sender: number
  flags: number
  client_id: string
  content: string
  extra: Record<string, unknown> | null
  nick: string | null
  face: string | null
}

export function toEntry(row: EntryRow, threadKey: string): Entry {
  return {
    threadKey,
    seq: row.seq,
    at: row.at,
    clientId: row.client_id,
    sender: nameOf(senderTypes, row.sender) ?? 'system',
    ...(row.agent_id && { agent: { id: row.agent_id, nick: row.nick ?? '', face: row.face ?? '' } }),
    recalled: (row.flags & flagBits.recalled) !== 0,
    internal: (row.flags & flagBits.internal) !== 0,
    sensitive: (row.flags & flagBits.sensitive) !== 0,
    body: toBody(row),
  }
}

function toBody(row: EntryRow): EntryBody {
  switch (row.kind) {
    case rowKinds.started:
      return { type: 'started' }
    case rowKinds.queued:
      return { type: 'queued', ...storedGroup(row.extra), ...storedOverflow(row.extra) }
    case rowKinds.accepted:
      return accepted(row)
    case rowKinds.refused:
      return {
        type: 'refused',
        to: row.content === 'queue' ? 'queue' : 'robot',
        ...storedGroup(row.extra),
      }
    case rowKinds.unserved:
      return { type: 'unserved', reason: row.content === 'gaveUp' ? 'gaveUp' : 'noAgent' }
    case rowKinds.requeued:
      return { type: 'requeued', ...storedGroup(row.extra) }
    case rowKinds.handedOver:
      return { type: 'handedOver', ...storedGroup(row.extra) }
    case rowKinds.closed:
      return { type: 'closed', reason: closeReason(row.content) }
    case rowKinds.ratingInvited:
      return { type: 'ratingInvited' }
    case rowKinds.rated:
      return { type: 'rated', rating: storedRating(row.extra) }
    case rowKinds.formAnswered:
      return { type: 'formAnswered', target: Number(row.content), docNode: str(row.extra ?? {}, 'docNode') }
    case rowKinds.recalled:
      return { type: 'recalled', target: Number(row.content) }
    case rowKinds.callStarted:
      return { type: 'callStarted', callId: row.content, ...storedStart(row.extra) }
    case rowKinds.callEnded:
      return { type: 'callEnded', callId: row.content, ...storedEnd(row.extra) }
    default:
      return {
        type: 'message',
        msgType: row.kind,
        content: row.content,
        ...(row.extra && { extra: row.extra }),
      }
  }
}

// toColumns wrote these values, so the casts are safe.
/* oxlint-disable typescript/no-unsafe-type-assertion */
const storedRating = (extra: EntryRow['extra']) => extra as unknown as Rating
const storedStart = (extra: EntryRow['extra']) => extra as unknown as FactsOf<'callStarted'>
const storedEnd = (extra: EntryRow['extra']) => extra as unknown as FactsOf<'callEnded'>
/* oxlint-enable typescript/no-unsafe-type-assertion */
type FactsOf<T extends EntryBody['type']> = Omit<Extract<EntryBody, { type: T }>, 'type' | 'callId'>

function accepted({ content, extra }: EntryRow): AcceptedBody {
  const how = acceptedHows.find((each) => each === content)
  const { fromId, fromNick } = extra ?? {}
  const isFrom = typeof fromId === 'number' && typeof fromNick === 'string'
  return {
    type: 'accepted',
    ...(how && { how }),
    ...(isFrom && { from: { id: fromId, nick: fromNick } }),
    ...storedGroup(extra),
    ...storedOverflow(extra),
  }
}

function storedGroup(extra: EntryRow['extra']): { groupId?: string } {
  const groupId = extra?.['groupId']
  return typeof groupId === 'string' ? { groupId } : {}
}

function storedOverflow(extra: EntryRow['extra']): { overflowFrom?: string } {
  const overflowFrom = extra?.['overflowFrom']
  return typeof overflowFrom === 'string' ? { overflowFrom } : {}
}

function closeReason(content: string): CloseReason {
  return isCloseReason(content) ? content : 'ended'
}

function isCloseReason(text: string): text is CloseReason {
  return Object.hasOwn(outTypes, text)
}

/** The columns that a body becomes. */
export function toColumns(body: EntryBody): { kind: number; content: string; extra: string | null } {
  switch (body.type) {
    case 'message':
      return {
        kind: body.msgType,
        content: body.content,
        extra: body.extra ? JSON.stringify(body.extra) : null,
      }
    case 'accepted': {
      const { how = '', from } = body
      const facts = { ...(from && { fromId: from.id, fromNick: from.nick }), ...groupFacts(body) }
      return { kind: rowKinds.accepted, content: how, extra: jsonOf(facts) }
    }
    case 'queued':
    case 'requeued':
    case 'handedOver':
      return { kind: rowKinds[body.type], content: '', extra: jsonOf(groupFacts(body)) }
    case 'closed':
    case 'unserved':
      return { kind: rowKinds[body.type], content: body.reason, extra: null }
    case 'refused':
      return { kind: rowKinds.refused, content: body.to, extra: jsonOf(groupFacts(body)) }
    case 'rated':
      return { kind: rowKinds.rated, content: '', extra: JSON.stringify(body.rating) }
    case 'formAnswered':
      return {
        kind: rowKinds.formAnswered,
        content: String(body.target),
        extra: JSON.stringify({ docNode: body.docNode }),
      }
    case 'recalled':
      return { kind: rowKinds.recalled, content: String(body.target), extra: null }
    case 'callStarted':
    case 'callEnded': {
      const { type, callId, ...facts } = body
      return { kind: rowKinds[type], content: callId, extra: JSON.stringify(facts) }
    }
    default:
      return { kind: rowKinds[body.type], content: '', extra: null }
  }
}

function groupFacts({ groupId, overflowFrom }: { groupId?: string; overflowFrom?: string }) {
  return { ...(groupId && { groupId }), ...(overflowFrom && { overflowFrom }) }
}

function jsonOf(facts: Record<string, unknown>): string | null {
  return Object.keys(facts).length > 0 ? JSON.stringify(facts) : null
}

export const recalledBit = flagBits.recalled
export const internalBit = flagBits.internal
export const sensitiveBit = flagBits.sensitive
export const serverIdBit = flagBits.serverId

export function flagsOf(entry: { internal?: boolean; sensitive?: boolean; serverId?: string }): number {
  return (
    (entry.internal ? flagBits.internal : 0) |
    (entry.sensitive ? flagBits.sensitive : 0) |
    (entry.serverId === undefined ? 0 : flagBits.serverId)
  )
}
