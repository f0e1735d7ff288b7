/** Time as the client sees it, so that tests can hold it still. */
export type Clock = {
  now: () => number
  /** Runs `then` once after `ms`; the answer cancels it. */
  after: (ms: number, then: () => void) => () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}
