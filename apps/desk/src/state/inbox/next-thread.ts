import { listOf, type Inbox } from './inbox.ts'
import type { ThreadRow } from './thread-row.ts'

/** The visitor to serve next, or after the one on screen if that one waits as well. */
export function nextWaiting(inbox: Inbox, me: string, openId: string | undefined): ThreadRow | undefined {
  const rows = listOf(inbox, 'waiting', me)
  const open = rows.findIndex(({ threadId }) => threadId === openId)
  return rows[open + 1] ?? rows.find(({ threadId }) => threadId !== openId)
}

/** Of the own conversations with something unread, the one whose visitor has waited longest: as the list has them. */
export function nextUnread(inbox: Inbox, me: string, openId: string | undefined): ThreadRow | undefined {
  return listOf(inbox, 'mine', me).find(({ threadId, unread }) => unread > 0 && threadId !== openId)
}
