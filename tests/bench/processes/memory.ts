import { setTimeout as sleep } from 'node:timers/promises'

/** Resident bytes after garbage has been collected and the allocator had time to give pages back. */
export async function settledMemory(_input: null): Promise<{ rss: number; heap: number }> {
  for (let i = 0; i < 5; i++) {
    globalThis.gc?.()
    await sleep(300)
  }
  const { rss, heapUsed } = process.memoryUsage()
  return { rss, heap: heapUsed }
}
