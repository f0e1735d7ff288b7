import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modelTiming } from '@foyer/core/timing.ts'
import type { Listener, Watch } from '../../../log/watch.ts'
import { watchLeaving } from './model-answer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const robot: Listener = { onEntry: () => undefined, onHead: () => undefined, onNote: () => undefined }
const tab: Listener = { ...robot, isVisitor: true }

function given(...listeners: Listener[]) {
  const watch: Watch = {
    ref: { tenantId: 1, threadId: 1 },
    key: 't',
    head: { seq: 1, status: 'noAgent', browser: '', gen: 1 },
    listeners,
    polledAt: 0,
    visitorPolledAt: 0,
    presenceAt: 0,
    handedSeq: 0,
    goal: undefined,
  }
  const gone = new AbortController()
  return { watch, gone, leaving: watchLeaving(watch, gone.signal) }
}

const wait = () => vi.advanceTimersByTime(modelTiming.leftMs)

it('nobody has left while the connection that asked is open', () => {
  const { leaving } = given(robot)
  wait()
  wait()
  expect(leaving.signal.aborted).toBe(false)
})

it('whoever hung up has left after a while, not at once: a reload is back by then', () => {
  const { gone, leaving } = given(robot)
  gone.abort()
  vi.advanceTimersByTime(modelTiming.leftMs - 1)
  expect(leaving.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(leaving.signal.aborted).toBe(true)
})

it('a stream keeps it, and so does a poll, for as long as they go on', () => {
  const { watch, gone, leaving } = given(robot, tab)
  gone.abort()
  wait()
  watch.listeners = [robot]
  watch.polledAt = 1
  wait()
  expect(leaving.signal.aborted).toBe(false)
  wait()
  expect(leaving.signal.aborted).toBe(true)
})

it('is over when it is stopped', () => {
  const { gone, leaving } = given(robot)
  leaving.stop()
  gone.abort()
  wait()
  expect(leaving.signal.aborted).toBe(false)
})
