import type { FailReason, EventOf } from '@foyer/contract/events/server-event.ts'
import { errorNotice } from '@foyer/core/session/failures.ts'
import { nobodyThere } from '@foyer/core/session/nobody-there.ts'
import { next, type Mode, type SessionState, type Step } from '@foyer/core/session/state.ts'

/** T-19, 1208: no person, or no longer one. The line in the conversation comes from the timeline; here is the rest. */
const reactions: Record<FailReason, (state: SessionState) => Step> = {
  error: (state) => next(state, errorNotice('error.network')),
  /** T-21: only a visitor who is in the queue again is told to go on waiting. */
  refused: (state) => {
    const text = state.mode.name === 'queued' ? 'notice.refused' : 'note.without.noAgent'
    return next(state, { do: 'notice', tone: 'warning', text, ms: 'persistent' })
  },
  noAgent: nobodyThere,
  requeued: (state) => next(state),
  handedOver: (state) => next(state),
  gaveUp: (state) => next(state),
}

export function withoutPerson(state: SessionState, { reason, status }: EventOf<'failed'>): Step {
  const moved = { ...state, mode: modeAfter(state.mode, status) }
  return reactions[reason](reason === 'error' ? state : moved)
}

/**
 * A visitor without a position in the queue gets one with the next status. A server that reports no status
 * leads back to the robot.
 */
function modeAfter(mode: Mode, status: EventOf<'failed'>['status']): Mode {
  if (status === 'queued') return mode.name === 'queued' ? mode : { name: 'queued', waitIndex: 0 }
  return { name: 'robot' }
}
