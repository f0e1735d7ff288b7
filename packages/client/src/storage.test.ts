import { describe, expect, it } from 'vitest'
import { fakeClock } from './fakes/fake-clock.ts'
import { createStorage, memoryStorage, userIdKey, type RawStorage } from './storage.ts'

const lifetimeMs = 504_000_000

describe('storage', () => {
  it('D-01 a userId is kept under tenantId&userId for 504000000 ms', async () => {
    const clock = fakeClock()
    const raw = memoryStorage()
    createStorage(clock, raw).set(userIdKey('t1'), 'u1', lifetimeMs)
    expect(userIdKey('t1')).toBe('t1&userId')
    await clock.advance(lifetimeMs - 1)
    expect(createStorage(clock, raw).get('t1&userId')).toBe('u1')
    await clock.advance(1)
    expect(createStorage(clock, raw).get('t1&userId')).toBeUndefined()
    expect(raw.length).toBe(0)
  })

  it('without a lifetime it stays', async () => {
    const clock = fakeClock()
    const store = createStorage(clock, memoryStorage())
    store.set('a', { b: 1 })
    await clock.advance(1e12)
    expect(store.get('a')).toEqual({ b: 1 })
    store.remove('a')
    expect(store.get('a')).toBeUndefined()
  })

  it('D-01 blocked storage turns into memory', () => {
    const blocked: RawStorage = { ...memoryStorage(), setItem: refuse, length: 0 }
    const store = createStorage(fakeClock(), blocked)
    store.set('a', 1)
    expect(store.get('a')).toBe(1)
    expect(store.isDurable()).toBe(false)
    expect(createStorage(fakeClock(), undefined).isDurable()).toBe(false)
  })

  it('leaves no mark before there is something to keep', () => {
    const raw = memoryStorage()
    const written: string[] = []
    const watched: RawStorage = { ...raw, setItem: (key) => void written.push(key), length: 0 }
    const store = createStorage(fakeClock(), watched)
    expect([store.get('a'), store.keys('')]).toEqual([undefined, []])
    expect(written).toEqual([])
    expect(store.isDurable()).toBe(true)
  })

  it('a storage that is full keeps the newest in memory rather than losing it', () => {
    const raw = memoryStorage()
    let isFull = false
    const full: RawStorage = {
      getItem: raw.getItem,
      removeItem: raw.removeItem,
      key: raw.key,
      get length() {
        return raw.length
      },
      setItem: (key, value) => (isFull ? refuse() : raw.setItem(key, value)),
    }
    const store = createStorage(fakeClock(), full)
    store.set('a', 'old')
    isFull = true
    store.set('a', 'new')
    store.set('b', 'only in memory')
    expect([store.get('a'), store.get('b')]).toEqual(['new', 'only in memory'])
    expect(store.keys('').toSorted()).toEqual(['a', 'b'])
    isFull = false
    store.set('a', 'newest')
    expect(store.get('a')).toBe('newest')
  })

  it('what others left there is not ours', () => {
    const raw = memoryStorage()
    raw.setItem('a', 'no json')
    raw.setItem('b', '{"other":1}')
    const store = createStorage(fakeClock(), raw)
    expect(store.get('a')).toBeUndefined()
    expect(store.get('b')).toBeUndefined()
  })
})

function refuse(): never {
  throw new DOMException('quota', 'QuotaExceededError')
}
