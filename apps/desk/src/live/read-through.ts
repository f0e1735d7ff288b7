import { relationOf } from '../state/inbox/relation.ts'
import type { DeskState } from './state.ts'

/** Marks the open thread as read if the agent owns it, its log is loaded and the page is in front. */
export function seeOpen(state: DeskState, openId: string): DeskState {
  const row = state.inbox.rows.get(openId)
  const isSeen = state.isLooking && state.logs.has(openId)
  if (!isSeen || !row || row.unread === 0 || relationOf(row, state.me) !== 'mine') return state
  const rows = new Map(state.inbox.rows).set(openId, { ...row, unread: 0 })
  return { ...state, inbox: { ...state.inbox, rows } }
}

/** The server counts an own thread as read up to this place. A row that has newer entries keeps its count. */
export function readThrough(state: DeskState, threadId: string, seq: number): DeskState {
  const { inbox } = state
  const readSeqs = new Map(state.readSeqs).set(threadId, Math.max(seq, state.readSeqs.get(threadId) ?? 0))
  const row = inbox.rows.get(threadId)
  if (!row || row.unread === 0 || row.lastSeq > seq) return { ...state, readSeqs }
  const rows = new Map(inbox.rows).set(threadId, { ...row, unread: 0 })
  return { ...state, readSeqs, inbox: { ...inbox, rows } }
}

/** True when entries came after those that were read: only the server can say how many of the count are left. */
export function isReadMeanwhile({ inbox }: DeskState, threadId: string, seq: number): boolean {
  const row = inbox.rows.get(threadId)
  return row !== undefined && row.unread > 0 && row.lastSeq > seq
}
