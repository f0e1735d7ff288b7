import type { HostReadings } from '@foyer/contract/host/events.ts'
import type { SessionState } from '@foyer/core/session/state.ts'

/** Facts outside the session state: whether the frame is visible, and whether a site verified the visitor. */
export type FrameFacts = { isShown: boolean; isVerified: boolean }

type Readings = {
  [W in keyof HostReadings]: (state: SessionState, facts: FrameFacts) => HostReadings[W]
}

const readings: Readings = {
  state: ({ visitor, mode }, { isShown }) => ({
    isReady: visitor !== undefined,
    isOpen: isShown,
    isWithAgent: mode.name === 'withAgent',
    hasEnded: mode.name === 'ended',
  }),
  unread: ({ attention }) => attention.unread,
  queue: queuePlace,
  visitor: (_state, { isVerified }) => ({ isVerified }),
}

/** Results of `get`. */
export function readingOf<W extends keyof HostReadings>(
  state: SessionState,
  what: W,
  facts: FrameFacts,
): HostReadings[W] {
  return readings[what](state, facts)
}

/** 0 where nobody waits, and where it is not known yet how far away anybody is. */
export function queuePlace({ mode }: SessionState): number {
  return mode.name === 'queued' ? mode.waitIndex : 0
}
