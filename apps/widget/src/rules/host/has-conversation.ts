import { lastSeq } from '@foyer/core/messages/settled.ts'
import type { SessionState } from '@foyer/core/session/state.ts'

/** A conversation is under way: something was said or asked for, and the session has not ended. */
export function hasConversation(state: SessionState): boolean {
  const { visitor, mode } = state
  if (!visitor || mode.name === 'ended' || mode.name === 'lost') return false
  return visitor.lastSeq > visitor.firstSeq || hasBegun(state)
}

/** A question that was handed on to a person is no longer shown (T-17), but it was asked. */
export function hasBegun({ visitor, mode, timeline: { settled, hidden } }: SessionState): boolean {
  if (!visitor) return false
  const isPersonal = mode.name === 'queued' || mode.name === 'withAgent'
  return isPersonal || hidden.length > 0 || lastSeq(settled) > visitor.firstSeq
}
