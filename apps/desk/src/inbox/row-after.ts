import { msgTypes } from '@foyer/contract/codes.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
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
  const next = { ...row, lastSeq: event.seq, lastTime: event.at }
  switch (event.kind) {
    case 'message':
      if (!isPreview(event.message)) return next
      return { ...next, ...lastOf(event.message), unread: unreadAfter(row, event.message) }
    case 'accepted':
      return {
        ...next,
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

/** The system's own lines, agents' notes and a form that was filled in are nothing to preview or to answer. */
function isPreview(message: Message): boolean {
  return message.sender !== 'system' && !message.internal && !isFilledIn(message)
}

function lastOf({ content }: Message): Pick<ThreadRow, 'lastText' | 'lastMsgType'> {
  if (content.kind === 'unsupported') return { lastText: '', lastMsgType: 0 }
  const lastText = content.kind === 'text' ? content.text.slice(0, maxPreview) : ''
  return { lastText, lastMsgType: msgTypes[content.kind] }
}

/** An answer settles what was asked before it. */
function unreadAfter(row: ThreadRow, { sender }: Message): number {
  if (sender === 'visitor') return row.unread + 1
  return sender === 'agent' ? 0 : row.unread
}
