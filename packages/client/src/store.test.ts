import { describe, expect, it } from 'vitest'
import { createStore } from './store.ts'

describe('a store', () => {
  it('hands out the value that was set last', () => {
    const store = createStore(1)
    store.set(2)
    expect(store.get()).toBe(2)
  })

  it('tells its listeners of a change, and of nothing else', () => {
    const store = createStore(NaN)
    const seen: number[] = []
    store.subscribe(() => seen.push(store.get()))
    store.set(NaN)
    expect(seen).toEqual([])
    store.set(1)
    store.set(1)
    store.set(2)
    expect(seen).toEqual([1, 2])
  })

  it('tells a listener nothing after it unsubscribed, even while it tells', () => {
    const store = createStore(0)
    const heard: string[] = []
    store.subscribe(() => {
      heard.push('first')
      leave()
    })
    const leave = store.subscribe(() => heard.push('second'))
    store.set(1)
    expect(heard).toEqual(['first'])
  })
})
