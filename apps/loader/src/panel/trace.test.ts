import { expect, it } from 'vitest'
import { createTrace } from './trace.ts'

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size
    },
  } as Storage
}

it('is left by a conversation, follows the panel, and goes with the conversation', () => {
  const tab = storage()
  const trace = createTrace('demo', () => tab)
  trace.update(true)
  expect([trace.read(), tab.length]).toEqual([undefined, 0])
  trace.write(true)
  expect(trace.read()).toBe('open')
  trace.update(false)
  expect(createTrace('demo', () => tab).read()).toBe('closed')
  trace.forget()
  expect([trace.read(), tab.length]).toEqual([undefined, 0])
})

it('is kept by channel, and another script’s value is none', () => {
  const tab = storage()
  createTrace('demo', () => tab).write(true)
  expect(createTrace('sales', () => tab).read()).toBeUndefined()
  tab.setItem('foyer:sales', 'evil')
  expect(createTrace('sales', () => tab).read()).toBeUndefined()
})

it('blocked storage breaks nothing', () => {
  const trace = createTrace('demo', () => {
    throw new DOMException('blocked', 'SecurityError')
  })
  trace.write(true)
  trace.update(false)
  trace.forget()
  expect(trace.read()).toBeUndefined()
})
