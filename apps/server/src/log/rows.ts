import { eventTypes, nameOf, outTypes, senderTypes, type CloseReason } from '@foyer/contract/codes.ts'
import { str } from '@foyer/contract/readers.ts'
import type { Rating } from '@foyer/core/evaluation/rating.ts'
import type { Entry, EntryBody } from '@foyer/core/log/entry.ts'

/** `kind` of a row: a message's own msgType, or one of these for what else happened. */
export const rowKinds = {
  started: 1000,
  queued: 1001,
  rated: 1002,
  formAnswered: 1003,
  accepted: eventTypes.accepted,
  closed: eventTypes.closed,
  ratingInvited: eventTypes.ratingInvited,
  recalled: eventTypes.recalled,
} as const

/** Kinds below this are messages. */
export const firstEventKind = rowKinds.started

const flagBits = { recalled: 1, internal: 2, sensitive: 4 } as const

/** An entry of the table joined with the agent who wrote it. */
export type EntryRow = {
  seq: number
  at: number
  agent_id: number
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
    ...(row.agent_id > 0 && { agent: { id: row.agent_id, nick: row.nick ?? '', face: row.face ?? '' } }),
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
      return { type: 'queued' }
    case rowKinds.accepted:
      return { type: 'accepted' }
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
    default:
      return {
        type: 'message',
        msgType: row.kind,
        content: row.content,
        ...(row.extra && { extra: row.extra }),
      }
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what toColumns wrote
const storedRating = (extra: EntryRow['extra']) => extra as unknown as Rating

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
    case 'closed':
      return { kind: rowKinds.closed, content: body.reason, extra: null }
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
    default:
      return { kind: rowKinds[body.type], content: '', extra: null }
  }
}

export const recalledBit = flagBits.recalled

export function flagsOf(entry: { internal?: boolean; sensitive?: boolean }): number {
  return (entry.internal ? flagBits.internal : 0) | (entry.sensitive ? flagBits.sensitive : 0)
}
