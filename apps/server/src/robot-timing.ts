const dayMs = 86_400_000

/** Measuring how sure the robot must be. */
export const calibrationTiming = {
  /** How often nodes look for knowledge that was published. */
  everyMs: 5_000,
  /** So long it must have rested: imports publish often. */
  restMs: 2_000,
} as const

/** Learning from conversations. */
export const learningTiming = {
  /** How often a node looks for sessions that have ended. */
  everyMs: 10_000,
  /** Sessions of one round: the others wait for the next one. */
  sessionsAtOnce: 100,
  /** Questions of so long ago show what a change does. */
  previewMs: 7 * dayMs,
  /** A preview keeps others from publishing for at most this long, which is less than they wait. */
  previewWithinMs: 6_000,
} as const

/** Imports of pages. */
export const importTiming = {
  /** A request begins no further page of a site after this. */
  siteRequestMs: 20_000,
  /** Between two pages, however long robots.txt asks for: somebody waits. */
  longestPauseMs: 2_000,
} as const

/** Dialogues that ask another site. */
export const dialogueTiming = {
  /** Longer than all requests of a turn may take together: then whoever led it is gone. */
  leaseMs: 20_000,
  /** Of two questions at once, one looks this often whether the other is answered. */
  pauseMs: 100,
} as const
