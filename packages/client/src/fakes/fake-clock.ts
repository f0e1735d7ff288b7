import type { Clock } from '../ports/clock.ts'

export type FakeClock = Clock & {
  /** Lets time pass, and everything that hangs on it happen. */
  advance: (ms: number) => Promise<void>
}

/** A clock that only moves when told to. */
export function fakeClock(start = 1_794_700_000_000): FakeClock {
  let now = start
  let nextId = 0
  const timers = new Map<number, { at: number; run: () => void }>()

  function due(until: number): [number, { at: number; run: () => void }] | undefined {
    return [...timers]
      .filter(([, { at }]) => at <= until)
      .toSorted(([, one], [, other]) => one.at - other.at)[0]
  }

  return {
    now: () => now,
    after: (ms, then) => {
      const id = nextId++
      timers.set(id, { at: now + ms, run: then })
      return () => void timers.delete(id)
    },
    advance: async (ms) => {
      const until = now + ms
      await settle()
      for (let timer = due(until); timer; timer = due(until)) {
        const [id, { at, run }] = timer
        timers.delete(id)
        now = Math.max(now, at)
        run()
        await settle()
      }
      now = until
      await settle()
    },
  }
}

/** Everything that waits for promises and streams has happened. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}
