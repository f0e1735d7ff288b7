import { timeline } from '../messages/timeline.ts'
import { timing } from '../timing.ts'
import type { EventOf } from './event.ts'
import { next, type SessionState, type Step } from './state.ts'

/** T-12: the robot says hello and offers its questions, a second after the start. */
export function guideSoon(state: SessionState): Step {
  return next(state, { do: 'timer', id: 'robotGuide', ms: timing.robotGuideMs })
}

/** Not once something was asked: whoever comes back to a conversation needs no beginning. */
export function guide(state: SessionState, { at }: EventOf<'timerFired'>): Step {
  if (state.mode.name !== 'robot' || hasAsked(state)) return next(state)
  return next({ ...state, timeline: timeline(state.timeline, { type: 'guided', at }) })
}

/** Whether the visitor has written anything in this session. */
export function hasAsked({ timeline: { settled, pending }, visitor }: SessionState): boolean {
  const firstSeq = visitor?.firstSeq ?? 0
  return (
    pending.length > 0 ||
    settled.some(
      (item) => item.type === 'message' && item.message.sender === 'visitor' && item.place >= firstSeq,
    )
  )
}
