import { browserClock } from '@foyer/client/ports/clock.ts'
import { loneLocks } from '@foyer/client/ports/locks.ts'
import type { Ports } from '@foyer/client/ports/ports.ts'
import type { WakeNews } from '@foyer/client/ports/wake.ts'
import type { Timings } from '@foyer/client/timings.ts'
import { delivery, timing } from '@foyer/core/timing.ts'

/** The timings that the real widget has. */
export const timings: Timings = { ...timing, ...delivery }

export type Browser = Ports & {
  /** What the system would tell a page about its network. */
  tell: (news: WakeNews) => void
}

/** A browser with one tab, as far as the client package can tell. */
export function lonelyBrowser(clockAheadMs = 0): Browser {
  const listeners = new Set<(news: WakeNews) => void>()
  return {
    clock: { ...browserClock, now: () => browserClock.now() + clockAheadMs },
    random: Math.random,
    wake: {
      listen: (onWake) => {
        listeners.add(onWake)
        return () => void listeners.delete(onWake)
      },
      isOnline: () => true,
      isVisible: () => true,
    },
    locks: loneLocks(),
    channel: () => ({ post: () => undefined, close: () => undefined }),
    tell: (news) => listeners.forEach((listener) => listener(news)),
  }
}
