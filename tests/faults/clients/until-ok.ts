import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '@foyer/client/result.ts'
import { foreverMs } from '../patience.ts'

const pauseMs = 300

/** Asks until there is an answer; a definite no is thrown. */
export async function untilOk<T>(ask: () => Promise<Result<T>>, patienceMs = foreverMs): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const result = await ask()
    if (result.ok) return result.data
    if (result.kind === 'refused') throw new Error(`refused: ${result.error}`)
    if (Date.now() > deadline) throw new Error(`no answer in ${patienceMs} ms: ${result.reason}`)
    await sleep(pauseMs)
  }
}
