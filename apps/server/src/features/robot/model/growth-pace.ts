import { pushDueInMs } from '@foyer/core/robot/model/push-due.ts'
import type { Clock } from '../../../platform/clock.ts'

/** Calls `look` for a text that grows: at once for its beginning, then now and then, and for its last piece too. */
export function createGrowthPace(clock: Clock, look: () => void) {
  let timer: NodeJS.Timeout | undefined
  let length = 0
  let pushedLength = 0
  let lookedAt = 0

  function run(): void {
    clearTimeout(timer)
    timer = undefined
    lookedAt = clock.now()
    pushedLength = length
    look()
  }

  return {
    grew(to: number): void {
      length = to
      const dueInMs = pushDueInMs({ sinceMs: clock.now() - lookedAt, pushedLength, length })
      if (dueInMs === undefined) return
      if (dueInMs === 0) run()
      else timer ??= setTimeout(run, dueInMs)
    },
    stop: (): void => clearTimeout(timer),
  }
}
