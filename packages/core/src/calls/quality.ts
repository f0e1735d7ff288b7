/** Packet counts of a browser, and the round-trip time; 0 while it is unknown. */
export type Arrivals = { received: number; lost: number; roundTripMs: number }

/** `isSilent`: the other side sends nothing, because its microphone and its camera are off. */
export type Heard = Arrivals & { isSilent: boolean }

export type CallQuality = 'unknown' | 'good' | 'fair' | 'poor'

const fairFrom = { lostShare: 0.03, roundTripMs: 300 }
const poorFrom = { lostShare: 0.1, roundTripMs: 700 }

/** How well the other side is heard and seen between two looks. */
export function qualityOf(before: Heard | undefined, now: Heard): CallQuality {
  const received = now.received - (before?.received ?? 0)
  const lost = Math.max(0, now.lost - (before?.lost ?? 0))
  // A new connection counts from zero.
  if (!before || received < 0) return 'unknown'
  const sent = received + lost
  if (sent === 0) {
    // Silence is no bad connection. Whoever has just come back from it is still on the way.
    if (before.isSilent || now.isSilent) return now.roundTripMs === 0 ? 'unknown' : qualityFrom(0, now)
    return 'poor'
  }
  return qualityFrom(lost / sent, now)
}

function qualityFrom(lostShare: number, now: Arrivals): CallQuality {
  if (lostShare >= poorFrom.lostShare || now.roundTripMs >= poorFrom.roundTripMs) return 'poor'
  return lostShare >= fairFrom.lostShare || now.roundTripMs >= fairFrom.roundTripMs ? 'fair' : 'good'
}
