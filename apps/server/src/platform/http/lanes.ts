import { Failed } from './failed.ts'

/**
 * How many bodies may be arriving at once, for one caller and for the node: disk is finite, and sending slowly
 * is free. Unlike a rate limit this counts what is going on, not what has been.
 */
export function createLanes({ perCaller, total }: { perCaller: number; total: number }) {
  const busy = new Map<string, number>()
  let all = 0

  return async function run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = busy.get(caller) ?? 0
    if (own >= perCaller) throw new Failed('request.tooMany')
    if (all >= total) throw new Failed('server.busy')
    busy.set(caller, own + 1)
    all++
    try {
      return await work()
    } finally {
      all--
      const left = (busy.get(caller) ?? 1) - 1
      if (left === 0) busy.delete(caller)
      else busy.set(caller, left)
    }
  }
}
