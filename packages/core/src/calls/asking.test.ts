import { expect, it } from 'vitest'
import { callTiming } from '../timing.ts'
import { nextAskAt } from './asking.ts'
import { initialCall, type CallState } from './state.ts'

function live(asked: CallState['asked'], heard: number): CallState {
  return {
    ...initialCall('visitor', 'leg'),
    phase: 'live',
    wish: 'beat',
    asked,
    heard: { n: heard, at: 1_000 },
  }
}

it.each([
  ['rests after an answer', live({ n: 4, at: 1_000, isOpen: false }, 4), callTiming.beatMs],
  [
    'hurries after a question that got none',
    live({ n: 5, at: 1_000, isOpen: false }, 4),
    callTiming.hurriedBeatMs,
  ],
  [
    'waits for an answer no longer than it is worth',
    live({ n: 5, at: 1_000, isOpen: true }, 4),
    callTiming.answerMs,
  ],
])('S-25 a side that is live %s', (_what, state, afterMs) => {
  expect(nextAskAt(state)).toBe(1_000 + afterMs)
})
