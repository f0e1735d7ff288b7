import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again every few milliseconds until `isTrue` answers true; throws what `describe` says when the time is over. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  describe: () => string,
  timeoutMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`gave up after ${timeoutMs} ms: ${describe()}`)
    await sleep(25)
  }
}
