import type { CDPSession } from '@playwright/test'
import type { LongChat } from './long-chat.ts'

const rounds = 21

/** What one more message costs the browser, in milliseconds of its main thread: the median of several. */
export async function appendCost({ visitor, say, devtools }: LongChat): Promise<number> {
  const costs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const text = `one more, number ${round}`
    const before = await busyMs(devtools)
    await say({ kind: 'text', text })
    await visitor.message(text).waitFor()
    // What follows from it (receipts, reading marks) belongs to it.
    await visitor.page.waitForTimeout(400)
    costs.push((await busyMs(devtools)) - before)
  }
  return costs.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}

async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
