import { fakeClock } from '@foyer/client/fakes/fake-clock.ts'
import { createStorage, memoryStorage } from '@foyer/client/storage.ts'
import { describe, expect, it } from 'vitest'
import { createBrowserStorage, knownVisitor } from './browser-storage.ts'

function setUp() {
  const raw = memoryStorage()
  const store = createStorage(fakeClock(), raw)
  return { raw, store, shop: createBrowserStorage(store, 'shop'), bank: createBrowserStorage(store, 'bank') }
}

describe('what a browser remembers', () => {
  it('nothing that one channel keeps is known in another', () => {
    const { shop, bank } = setUp()
    shop.saveIdentity({ tenantId: 't1', channelId: 'shop', userId: 'u1', token: 'secret' })
    shop.saveDraft('half a thought')
    shop.saveLocale('ar')
    shop.saveMuted(true)
    expect([bank.token(), bank.draft(), bank.locale(), bank.isMuted()]).toEqual([
      undefined,
      '',
      undefined,
      false,
    ])
    expect([shop.token(), shop.draft(), shop.locale(), shop.isMuted()]).toEqual([
      'secret',
      'half a thought',
      'ar',
      true,
    ])
  })

  it('no name of the browser links two channels; in one it stays the same', () => {
    const { shop, bank } = setUp()
    expect(shop.browserId()).toBe(shop.browserId())
    expect(shop.browserId()).not.toBe(bank.browserId())
  })

  it('looking leaves no mark', () => {
    const { raw, store, shop } = setUp()
    expect([shop.token(), shop.draft(), shop.locale(), shop.isMuted()]).toEqual([
      undefined,
      '',
      undefined,
      false,
    ])
    expect(knownVisitor(store, {})).toBeUndefined()
    expect(raw.length).toBe(0)
  })

  it('a language can be given back', () => {
    const { shop, raw } = setUp()
    shop.saveLocale('ar')
    shop.saveLocale('')
    expect([shop.locale(), raw.length]).toEqual([undefined, 0])
  })
})
