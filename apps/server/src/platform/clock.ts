/** Time as a dependency, so that tests can turn it. */
export type Clock = { now: () => number }

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that can be set right. */
export type SteadyClock = Clock & { shift: (ms: number) => void }

/**
 * The system's time at the start, carried on by the monotonic clock: a step of the system's clock does not make
 * tokens invalid or log times wrong. `clock-skew.ts` shifts it to PostgreSQL's time.
 */
export function createSteadyClock(
  wall: Clock = systemClock,
  monotonic: Clock = { now: () => performance.now() },
): SteadyClock {
  let originMs = wall.now() - monotonic.now()
  return {
    now: () => Math.floor(originMs + monotonic.now()),
    shift: (ms) => void (originMs += ms),
  }
}
