/** Lets so many run at once and the rest wait their turn: for work that is bounded by memory, not by time. */
export function createSlots(count: number) {
  const waiting: (() => void)[] = []
  let free = count

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
