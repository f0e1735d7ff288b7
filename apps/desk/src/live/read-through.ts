import type { DeskState } from './state.ts'

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
