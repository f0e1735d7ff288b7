import { fakeClock } from '@foyer/client/fakes/fake-clock.ts'
import { createStorage, memoryStorage } from '@foyer/client/storage.ts'
import { myDataTiming } from '@foyer/core/timing.ts'
import { describe, expect, it } from 'vitest'
import { createBrowserStorage } from '../../session/browser-storage.ts'
import {
  forgetErased,
  forgetErasedBefore,
  forgetErasure,
  isErasureAsked,
  rememberErasure,
} from './asked-erasure.ts'

const asked = { tenantId: 'shop', channelId: 'web', userId: 'u1', requestId: 'r1' }

function browser() {
  const clock = fakeClock()
  const store = createStorage(clock, memoryStorage())
  const kept = createBrowserStorage(store, 'web')
  kept.saveIdentity({ tenantId: 'shop', channelId: 'web', userId: 'u1', token: 't1' })
  kept.saveDraft('a secret')
  store.set('outbox&shop&web&u1&m1', 'a secret')
  store.set('other&token', 't2')
  rememberErasure(store, asked)
  return { clock, store, kept }
}

describe('an erasure that was asked for', () => {
  it('is that of the visitor who asked', () => {
    const { store } = browser()
    expect(isErasureAsked(store, asked)).toBe(true)
    expect(isErasureAsked(store, { ...asked, userId: 'u2' })).toBe(false)
    expect(isErasureAsked(store, { ...asked, channelId: 'other' })).toBe(false)
    forgetErasure(store, 'web')
    expect(isErasureAsked(store, asked)).toBe(false)
  })

  it('is forgotten when it can no longer be confirmed', async () => {
    const { clock, store } = browser()
    await clock.advance(myDataTiming.confirmMs + myDataTiming.erasedShownMs)
    expect(isErasureAsked(store, asked)).toBe(false)
  })

  it('takes token, draft and unsent messages with it, and nothing of another channel', () => {
    const { store } = browser()
    forgetErased(store, 'r1')
    expect(store.keys('')).toEqual(['other&token'])
  })

  it('takes the unsent messages with it when another visitor comes', () => {
    const { store } = browser()
    forgetErasedBefore(store, asked)
    expect(store.keys('outbox&')).toHaveLength(1)
    expect(isErasureAsked(store, asked)).toBe(true)
    forgetErasedBefore(store, { channelId: 'web', userId: 'u2' })
    expect(store.keys('outbox&')).toEqual([])
    expect(isErasureAsked(store, asked)).toBe(false)
  })

  it('leaves everything when another request is done', () => {
    const { store, kept } = browser()
    forgetErased(store, 'r2')
    expect(kept.token()).toBe('t1')
    expect(kept.draft()).toBe('a secret')
  })
})
