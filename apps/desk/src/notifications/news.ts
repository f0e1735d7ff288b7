import { rowOf } from '../state/inbox/inbox.ts'
import { relationOf } from '../state/inbox/relation.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import type { DeskChange } from '../live/create-desk.ts'
import { toLogEvent, type LogEvent } from '../state/thread/log-event.ts'

/** News for an agent who looks elsewhere; `by`: the colleague who took the conversation over. */
export type News =
  | { kind: 'waiting' | 'assigned' | 'message' | 'call'; row: ThreadRow }
  | { kind: 'takenOver'; row: ThreadRow; by: string }

/** Only what the stream tells is new; what is read again has happened before. */
export function newsIn({ event, before, after }: DeskChange): News | undefined {
  if (event.on !== 'frame') return undefined
  const { frame } = event
  switch (frame.type) {
    case 'thread': {
      const row = rowOf(after.inbox, frame.thread.threadId)
      const known = rowOf(before.inbox, frame.thread.threadId)
      const was = known && relationOf(known, before.me)
      const is = row && relationOf(row, after.me)
      if (!row || is === was) return undefined
      if (is === 'waiting') return { kind: 'waiting', row }
      // An agent who takes a conversation has it in front of them.
      return is === 'mine' && !isInFront(after, row) ? { kind: 'assigned', row } : undefined
    }
    case 'event': {
      const row = rowOf(after.inbox, frame.threadId)
      const isNew = row && row.lastSeq > (rowOf(before.inbox, frame.threadId)?.lastSeq ?? 0)
      if (!row || !isNew) return undefined
      const event = toLogEvent(frame.event)
      // Also who looks at the conversation may look away from the screen.
      if (event?.kind === 'call') return isRinging(event) ? { kind: 'call', row } : undefined
      if (event?.kind === 'accepted' && event.how === 'takenOver' && event.from?.id === after.me)
        return { kind: 'takenOver', row, by: event.agent.nick }
      return event && isFromVisitor(event) && !isInFront(after, row) ? { kind: 'message', row } : undefined
    }
    default:
      return undefined
  }
}

function isInFront({ openId, isLooking }: DeskChange['after'], { threadId }: ThreadRow): boolean {
  return isLooking && openId === threadId
}

function isFromVisitor(event: LogEvent): boolean {
  return event.kind === 'message' && event.message.sender === 'visitor'
}

function isRinging({ startedBy, ended }: Extract<LogEvent, { kind: 'call' }>): boolean {
  return startedBy === 'visitor' && !ended
}
