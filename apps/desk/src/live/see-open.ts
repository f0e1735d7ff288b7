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
