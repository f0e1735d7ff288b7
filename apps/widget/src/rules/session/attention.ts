import { lastForeignSeq } from '../messages/timeline-view.ts'
import { timing } from '@foyer/core/timing.ts'
import type { Effect } from '@foyer/core/session/effect.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

/** T-11: while the tab is hidden, what others write is counted and the title flashes. */
export function attended(state: SessionState, event: EventOf<'received' | 'visibilityChanged'>): Step {
  const { attention } = state
  if (event.type === 'visibilityChanged') {
    if (!event.isVisible) {
      // The next page, or a closed panel, must not count again what was on screen until now.
      const { state: told, effects } = attention.isSeenDue ? seenDue(state) : next(state)
      const hidden = { ...told.attention, isVisible: false, newFrom: undefined }
      return next({ ...told, attention: hidden }, ...effects)
    }
    const awake = { ...attention, isVisible: true, unread: 0, isFlashing: false }
    return next({ ...state, attention: awake }, { do: 'stopTimer', id: 'titleFlash' })
  }
  if (!isNews(event)) return next(state)
  const sound: Effect[] = isHeard(state, event) ? [{ do: 'sound' }] : []
  if (attention.isVisible) return next(state, ...sound)
  const newFrom = attention.newFrom ?? placeOf(event)
  const counted = { ...state, attention: { ...attention, unread: attention.unread + 1, newFrom } }
  const { state: flashing, effects } = attention.unread > 0 ? next(counted) : flash(counted)
  return next(flashing, ...effects, ...sound)
}

/** A person is heard always, the robot only by those who look elsewhere. */
function isHeard({ isMuted, attention }: SessionState, { event }: EventOf<'received'>): boolean {
  const isPerson = event.kind === 'message' && event.message.sender === 'agent'
  return !isMuted && (isPerson || !attention.isVisible)
}

export function muteToggled(state: SessionState): Step {
  const isMuted = !state.isMuted
  return next({ ...state, isMuted }, { do: 'store', what: 'isMuted', isMuted })
}

/** On, off, on: until somebody looks. */
export function flash(state: SessionState): Step {
  const { attention } = state
  if (attention.unread === 0) return next(state)
  return next(
    { ...state, attention: { ...attention, isFlashing: !attention.isFlashing } },
    { do: 'timer', id: 'titleFlash', ms: timing.titleFlashMs },
  )
}

/** Messages in a visible tab count as read. One report covers all that arrive within a second. */
export function saw(state: SessionState): Step {
  const { attention, visitor, timeline } = state
  const isNew = lastForeignSeq(timeline) > attention.seenSeq
  if (!visitor || !attention.isVisible || !isNew || attention.isSeenDue) return next(state)
  return next(
    { ...state, attention: { ...attention, isSeenDue: true } },
    { do: 'timer', id: 'seen', ms: timing.seenMs },
  )
}

export function seenDue(state: SessionState): Step {
  const { attention, visitor } = state
  const lastSeq = lastForeignSeq(state.timeline)
  const idle = { ...attention, isSeenDue: false }
  if (!visitor || !attention.isVisible || lastSeq <= attention.seenSeq)
    return next({ ...state, attention: idle })
  const { userId, pollId } = visitor
  return next(
    { ...state, attention: { ...idle, seenSeq: lastSeq } },
    { do: 'request', call: 'msgComplete', input: { userId, pollId, lastSeq } },
  )
}

function placeOf({ event }: EventOf<'received'>): number | undefined {
  return event.kind === 'message' ? event.message.seq : undefined
}

function isNews({ event }: EventOf<'received'>): boolean {
  return event.kind === 'message' && event.message.sender !== 'visitor' && !event.message.sensitive
}
