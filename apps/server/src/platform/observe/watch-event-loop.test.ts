import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logTiming } from '../../node-timing.ts'
import { logger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { watchEventLoop } from './watch-event-loop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a block of the event loop is logged and counted once; ticks in time are not', async () => {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  const metrics = createMetrics()
  let now = 0
  const watch = watchEventLoop({ log: logger('info', { write }), metrics }, () => now)
  const tick = (ms: number) => {
    now += ms
    vi.advanceTimersByTime(logTiming.loopTickMs)
  }
  tick(logTiming.loopTickMs)
  tick(logTiming.loopTickMs + 3_000)
  tick(logTiming.loopTickMs)
  watch.stop()
  tick(60_000)
  expect(lines).toMatchObject([{ blockedMs: 3_000 }])
  expect((await metrics.eventLoopBlocks.get()).values).toMatchObject([{ value: 1 }])
})
