/** How often somebody tried to sign in and was not let in, for one account or from one address. */
export type Tries = { count: number; at: number; lockedUntil: number }

export type LockRule = {
  /** Wrong tries in a row that cost nothing but themselves. */
  free: number
  /** The lock after the next wrong one; it doubles with each that follows, up to the longest. */
  firstMs: number
  longestMs: number
  /** Nobody tried for so long: it begins anew. */
  forgetMs: number
}

export const noTries: Tries = { count: 0, at: 0, lockedUntil: 0 }

export type TryDecision = { do: 'refuse'; lockedUntil: number } | { do: 'try'; next: Tries }

/**
 * Whether one more password may be tried. A try counts as wrong from its beginning and is forgiven when it was
 * right: so of a thousand that come at once, no more are looked at than of those that come one by one.
 */
export function decideTry(tries: Tries, rule: LockRule, now: number): TryDecision {
  if (now < tries.lockedUntil) return { do: 'refuse', lockedUntil: tries.lockedUntil }
  const count = now - tries.at >= rule.forgetMs ? 1 : tries.count + 1
  const lockMs =
    count < rule.free ? 0 : Math.min(rule.firstMs * 2 ** Math.min(count - rule.free, 30), rule.longestMs)
  return { do: 'try', next: { count, at: now, lockedUntil: lockMs === 0 ? 0 : now + lockMs } }
}

/** The try was right. What was wrong before it from the same address stays counted. */
export function forgiveTry(tries: Tries): Tries {
  return { ...tries, count: Math.max(0, tries.count - 1), lockedUntil: 0 }
}
