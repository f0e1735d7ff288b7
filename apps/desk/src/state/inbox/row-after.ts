import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { FailReason } from '@foyer/contract/events/server-event.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { waitingSinceAfter, type Happening } from '@foyer/core/desk/awaiting.ts'
import { isFilledIn } from '@foyer/core/messages/answered-form.ts'
import type { LogEvent } from '../thread/log-event.ts'
import type { ThreadRow } from './thread-row.ts'

/** As much of a text as a list shows. */
const maxPreview = 120

/**
 * The state of an own thread after a live entry. The stream sends rows only when a thread changes hands, never
 * for a message; what a message changes about its row is worked out here, as the server would.
 */
export function rowAfter(row: ThreadRow, event: LogEvent): ThreadRow {
  // An old one changes nothing; after a gap the row must be read, because what was missed counts too.
  if (event.seq !== row.lastSeq + 1) return row
  const isWithPeople = event.kind === 'accepted' || row.status === 'queued' || row.status === 'withAgent'
  const waitingSince = waitingSinceAfter(row.waitingSince, happeningIn(event), { at: event.at, isWithPeople })
  const next = { ...row, lastSeq: event.seq, lastTime: event.at, waitingSince }
  switch (event.kind) {
    case 'message': {
      const unread = unreadAfter(row, event.message, event.adminId)
      return { ...next, unread, ...(isPreview(event.message) && lastOf(event.message)) }
    }
    case 'accepted':
      return {
        ...next,
        // Agents have in front of them what they took themselves.
        unread: row.unread + (event.how === 'taken' || event.how === 'takenOver' ? 0 : 1),
        status: 'withAgent',
        startTime: event.at,
        queueTicket: 0,
        reachedPeople: true,
        adminId: event.agent.id,
        adminNick: event.agent.nick,
        adminFace: event.agent.face,
      }
    case 'closed':
      return { ...next, status: 'ended', startTime: event.at, adminId: '', adminNick: '', adminFace: '' }
    case 'recalled':
    case 'ratingInvited':
    case 'call':
    case 'failed':
      return next
  }
}

/** The system's own lines, agents' notes and a form that was filled in are nothing to preview. */
function isPreview(message: Message): boolean {
  return message.sender !== 'system' && !message.internal && !isFilledIn(message)
}

function lastOf({ content }: Message): Pick<ThreadRow, 'lastText' | 'lastMsgType'> {
  if (content.kind === 'unsupported') return { lastText: '', lastMsgType: 0 }
  const lastText = content.kind === 'text' ? content.text.slice(0, maxPreview) : ''
  return { lastText, lastMsgType: msgTypes[content.kind] }
}

/** Agents who reply or write a note in their own conversation have read it, also where the reply was withheld. */
function unreadAfter(row: ThreadRow, { sender, internal }: Message, adminId?: string): number {
  if (internal && adminId !== row.adminId) return row.unread + 1
  if (sender === 'visitor') return row.unread + 1
  return sender === 'agent' ? 0 : row.unread
}

function happeningIn(event: LogEvent): Happening {
  switch (event.kind) {
    case 'message': {
      const { sender, internal, sensitive } = event.message
      return { type: 'message', sender, internal, sensitive }
    }
    case 'call':
      return { type: event.ended ? 'callEnded' : 'callStarted' }
    case 'failed':
      return failures[event.reason] ?? { type: 'refused', to: event.status === 'queued' ? 'queue' : 'robot' }
    default:
      return { type: event.kind }
  }
}

const failures: Partial<Record<FailReason, Happening>> = {
  requeued: { type: 'requeued' },
  handedOver: { type: 'handedOver' },
  noAgent: { type: 'unserved' },
  gaveUp: { type: 'unserved' },
}
