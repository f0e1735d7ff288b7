/** Wrong tries to sign in, of one account or one known device. */
export type Tries = {
  count: number
  at: number
  lockedUntil: number
  /** When the account's owner was told of the lock; 0 before that. */
  toldAt: number
}

export type LockRule = {
  /** Wrong tries in a row until the first lock; for an address, accounts with wrong tries. */
  free: number
  /** The first lock; it doubles with each wrong try that follows, up to the longest. */
  firstMs: number
  longestMs: number
  /** Tries older than this no longer count. */
  forgetMs: number
}

export const noTries: Tries = { count: 0, at: 0, lockedUntil: 0, toldAt: 0 }

export type TryDecision<T> = { do: 'refuse'; lockedUntil: number } | { do: 'try'; next: T }

/**
 * Whether one more password may be tried. A try counts as wrong from its beginning and is forgiven when it was
 * right: so of a thousand that come at once, no more are looked at than of those that come one by one.
 */
export function decideTry(tries: Tries, rule: LockRule, now: number): TryDecision<Tries> {
  if (now < tries.lockedUntil) return { do: 'refuse', lockedUntil: tries.lockedUntil }
  const { count, toldAt } = now - tries.at >= rule.forgetMs ? noTries : tries
  return {
    do: 'try',
    next: { count: count + 1, at: now, lockedUntil: lockEnd(count + 1, rule, now), toldAt },
  }
}

/** Wrong tries from one address block: the accounts they were for, each with the time of its last one. */
export type AddressTries = {
  accounts: readonly { account: string; at: number }[]
  at: number
  lockedUntil: number
}

export const noAddressTries: AddressTries = { accounts: [], at: 0, lockedUntil: 0 }

/**
 * The same for an address. It counts accounts, not tries: many tries of one account are bounded by that account's
 * own lock, and a whole office may share the address.
 */
export function decideAddressTry(
  tries: AddressTries,
  account: string,
  rule: LockRule,
  now: number,
): TryDecision<AddressTries> {
  if (now < tries.lockedUntil) return { do: 'refuse', lockedUntil: tries.lockedUntil }
  const others = tries.accounts.filter((tried) => tried.account !== account && now - tried.at < rule.forgetMs)
  const accounts = [...others, { account, at: now }]
  return { do: 'try', next: { accounts, at: now, lockedUntil: lockEnd(accounts.length, rule, now) } }
}

/** The try was right: this account was mistyped at most. The other accounts stay counted. */
export function forgiveAddressTry(tries: AddressTries, account: string): AddressTries {
  const accounts = tries.accounts.filter((tried) => tried.account !== account)
  return { ...tries, accounts, lockedUntil: 0 }
}

function lockEnd(count: number, { free, firstMs, longestMs }: LockRule, now: number): number {
  return count < free ? 0 : now + Math.min(firstMs * 2 ** Math.min(count - free, 30), longestMs)
}
