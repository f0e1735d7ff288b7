/** Numbers in the tables of facts. They are stored for years: a number keeps its meaning. */

/** The event that began a wait. `asked`: the visitor was turned away at once; `overflowed`: from the queue of another group. */
export const waitCauses = {
  asked: 0,
  queued: 1,
  requeued: 2,
  handedOver: 3,
  refused: 4,
  overflowed: 5,
} as const
export type WaitCause = keyof typeof waitCauses

/**
 * `noAgent` and `offHours`: turned away. `closed`: the session ended, but the visitor did not end it. `overflowed`: the wait
 * went on in another group.
 */
export const waitOutcomes = {
  accepted: 1,
  abandoned: 2,
  noAgent: 3,
  closed: 4,
  offHours: 5,
  overflowed: 6,
} as const
export type WaitOutcome = keyof typeof waitOutcomes

/** What a visitor left instead of waiting. */
export const conversions = { message: 1, ticket: 2 } as const
export type Conversion = keyof typeof conversions

/** Where the visitor came from. `request`: connected at once, without a wait; `robot`: the agent took over unasked. */
export const holdOrigins = { robot: 1, queue: 2, agent: 3, request: 4 } as const
export type HoldOrigin = keyof typeof holdOrigins

/** The event that ended a hold. */
export const holdEnds = {
  closed: 1,
  refused: 2,
  requeued: 3,
  handedOver: 4,
  transferred: 5,
  takenOver: 6,
  other: 7,
} as const
export type HoldEnd = keyof typeof holdEnds
