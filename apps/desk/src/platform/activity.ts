import { signInTiming } from '@foyer/core/timing.ts'

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

export type Activity = { isRecent: () => boolean }

/** Whether somebody has used this page within the last minute. Opening it counts. */
export function watchActivity(target: EventTarget, now: () => number): Activity {
  let last = now()
  for (const input of inputs) {
    target.addEventListener(input, () => (last = now()), { passive: true, capture: true })
  }
  return { isRecent: () => now() - last <= signInTiming.seenEveryMs }
}
