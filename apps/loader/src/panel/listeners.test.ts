import { expect, it } from 'vitest'
import { createListeners } from './listeners.ts'

it('tells those who asked for it, in the order in which they asked', () => {
  const heard: string[] = []
  const listeners = createListeners()
  listeners.add('open', () => heard.push('first'), false)
  listeners.add('open', () => heard.push('second'), false)
  listeners.add('close', () => heard.push('closed'), false)
  listeners.emit({ name: 'open' })
  expect(heard).toEqual(['first', 'second'])
})

it('asking twice is asking once', () => {
  let count = 0
  const listeners = createListeners()
  const listener = () => count++
  listeners.add('open', listener, false)
  listeners.add('open', listener, false)
  listeners.emit({ name: 'open' })
  expect(count).toBe(1)
})

it('once is once, also for one who asks again while hearing', () => {
  let count = 0
  const listeners = createListeners()
  const listener = () => {
    count++
    if (count < 5) listeners.add('open', listener, true)
  }
  listeners.add('open', listener, true)
  listeners.emit({ name: 'open' })
  expect(count).toBe(1)
  listeners.emit({ name: 'open' })
  expect(count).toBe(2)
})

it('who was taken off hears nothing more', () => {
  let count = 0
  const listeners = createListeners()
  const listener = () => count++
  listeners.add('unread', listener, false)
  listeners.remove('unread', listener)
  listeners.remove('message', listener)
  listeners.emit({ name: 'unread', count: 1 })
  expect(count).toBe(0)
})
