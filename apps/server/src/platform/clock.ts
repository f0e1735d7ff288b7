/** Time as a dependency, so that tests can turn it. */
export type Clock = { now: () => number }

export const systemClock: Clock = { now: () => Date.now() }
