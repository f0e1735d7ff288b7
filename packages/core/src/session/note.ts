import type { Note } from '../messages/item.ts'
import { timeline } from '../messages/timeline.ts'
import type { SessionState } from './state.ts'

/** With a line of our own at the end of the conversation; the same id again changes nothing. */
export function noted(state: SessionState, id: string, note: Note, at: number): SessionState {
  return { ...state, timeline: timeline(state.timeline, { type: 'noted', id, note, at }) }
}
