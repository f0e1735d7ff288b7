import { expect, it } from 'vitest'
import { memoryStorage } from '../platform/storage.ts'
import { createCallThreads } from './call-threads.ts'

it('knows which conversation a call is in, also of one that ended a moment ago', () => {
  const threads = createCallThreads(memoryStorage())
  threads.learn('c1', 't1')
  threads.learn('c2', 't2')
  expect(threads.of('c1')).toBe('t1')
  expect(threads.of('c2')).toBe('t2')
})

it('a call without a name yet is the one that is about to be made', () => {
  const threads = createCallThreads(memoryStorage())
  expect(threads.of('')).toBe('')
  threads.expect('t3')
  expect(threads.of('')).toBe('t3')
  expect(threads.latest()).toBe('t3')
})

it('after a reload the latest is still known', () => {
  const storage = memoryStorage()
  createCallThreads(storage).learn('c1', 't1')
  expect(createCallThreads(storage).of('c1')).toBe('t1')
})
