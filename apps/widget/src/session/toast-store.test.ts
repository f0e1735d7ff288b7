import type { Clock } from '@foyer/client/ports/clock.ts'
import { describe, expect, it } from 'vitest'
import { createToastStore } from './toast-store.ts'

/** Time does not pass here. */
const clock: Clock = { now: () => 0, after: () => () => undefined }
const error = { do: 'notice', tone: 'error', ms: 3_000 } as const

function texts(store: ReturnType<typeof createToastStore>): string[] {
  return store.get().map(({ text }) => text)
}

describe('notices', () => {
  it('show one error at a time, the latest', () => {
    const store = createToastStore(clock)
    store.show({ ...error, text: 'notice.rightPhone' })
    store.show({ ...error, text: 'notice.rightEmail' })
    expect(texts(store)).toEqual(['notice.rightEmail'])
  })

  it('show no error next to a success', () => {
    const store = createToastStore(clock)
    store.show({ ...error, text: 'notice.leaveName' })
    store.show({ ...error, tone: 'success', text: 'notice.left' })
    expect(texts(store)).toEqual(['notice.left'])
    store.show({ ...error, text: 'notice.leaveName' })
    expect(texts(store)).toEqual(['notice.leaveName'])
  })

  it('T-21 keep a warning that stays, whatever comes', () => {
    const store = createToastStore(clock)
    store.show({ do: 'notice', tone: 'warning', text: 'notice.refused', ms: 'persistent' })
    store.show({ ...error, text: 'notice.leaveName' })
    store.show({ ...error, tone: 'success', text: 'notice.left' })
    expect(texts(store)).toEqual(['notice.refused', 'notice.left'])
  })
})
