import { relationOf } from '../inbox/relation.ts'
import type { DeskState } from './state.ts'

/** What an agent has in front of them, in a thread of their own and read to its end, is not unread. */
export function seeOpen(state: DeskState, openId: string): DeskState {
  const row = state.inbox.rows.get(openId)
  const isSeen = state.isLooking && state.logs.has(openId)
  if (!isSeen || !row || row.unread === 0 || relationOf(row, state.me) !== 'mine') return state
  const rows = new Map(state.inbox.rows).set(openId, { ...row, unread: 0 })
  return { ...state, inbox: { ...state.inbox, rows } }
}
