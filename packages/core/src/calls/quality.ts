/** What a browser has counted of what arrived, and how long a packet takes there and back; 0 while that is not known. */
export type Arrivals = { received: number; lost: number; roundTripMs: number }

export type CallQuality = 'unknown' | 'good' | 'fair' | 'poor'

const fairFrom = { lostShare: 0.03, roundTripMs: 300 }
const poorFrom = { lostShare: 0.1, roundTripMs: 700 }

/** How well the other side is heard and seen between two looks. */
export function qualityOf(before: Arrivals | undefined, now: Arrivals): CallQuality {
  const received = now.received - (before?.received ?? 0)
  const lost = Math.max(0, now.lost - (before?.lost ?? 0))
  // A new connection counts from zero.
  if (!before || received < 0) return 'unknown'
  // Even those who are silent send something.
  if (received + lost === 0) return 'poor'
  const lostShare = lost / (received + lost)
  if (lostShare >= poorFrom.lostShare || now.roundTripMs >= poorFrom.roundTripMs) return 'poor'
  return lostShare >= fairFrom.lostShare || now.roundTripMs >= fairFrom.roundTripMs ? 'fair' : 'good'
}
