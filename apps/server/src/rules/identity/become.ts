type Caller = {
  userId: string
  /** Whether they are somebody already to the site. */
  isVerified: boolean
}

type Known = {
  /** The visitor who is this person already. */
  holder: string | undefined
  /** The visitor who presented this proof first. */
  shownFirstBy: string
}

/** Identity of a visitor after a valid proof. */
export type Becoming =
  /** They are it already, or are it now: nobody else was. */
  | { do: 'stay' }
  /** Somebody new, because they were somebody else: nobody is ever renamed. */
  | { do: 'begin' }
  /** The visitor who was this person before, with their thread. */
  | { do: 'follow'; userId: string }
  | { do: 'refuse' }

export function decideBecoming(caller: Caller, { holder, shownFirstBy }: Known): Becoming {
  // Presenting a proof again is idempotent for its holder.
  if (holder === caller.userId) return { do: 'stay' }
  if (shownFirstBy !== caller.userId) return { do: 'refuse' }
  if (holder !== undefined) return { do: 'follow', userId: holder }
  return { do: caller.isVerified ? 'begin' : 'stay' }
}
