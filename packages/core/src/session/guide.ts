import { timeline } from '../messages/timeline.ts'
import { timing } from '../timing.ts'
import type { EventOf } from './event.ts'
import { answersFirst } from './selectors.ts'
import { next, type SessionState, type Step, type Visitor } from './state.ts'

/** T-12: the robot says hello and offers its questions, a second after the start. */
export function guideSoon(state: SessionState): Step {
  return next(state, { do: 'timer', id: 'robotGuide', ms: timing.robotGuideMs })
}

/** A page that is loaded again shows what began with the robot from its beginning, whoever answers by now. */
export function guideAgain(state: SessionState, now: number): SessionState {
  const { visitor, channel, timeline: shown } = state
  if (!visitor || !isBack(visitor) || answersFirst(channel) !== 'robot') return state
  const at = shown.settled.find(({ place }) => place > visitor.firstSeq)?.at ?? now
  return { ...state, timeline: timeline(shown, { type: 'guided', at, seq: visitor.firstSeq }) }
}

/** Not once something was asked: then it would come between question and answer. */
export function guide(state: SessionState, { at }: EventOf<'timerFired'>): Step {
  const { mode, visitor, isLoaded } = state
  if (mode.name !== 'robot' || !visitor || hasAsked(state)) return next(state)
  // Only what is read will tell whether something was asked: guideAgain follows.
  if (!isLoaded && isBack(visitor)) return next(state)
  return next({ ...state, timeline: timeline(state.timeline, { type: 'guided', at, seq: visitor.firstSeq }) })
}

/** The session goes on from before this page. */
function isBack({ firstSeq, lastSeq }: Visitor): boolean {
  return lastSeq > firstSeq
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
