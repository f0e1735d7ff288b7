import { afterEach, expect, it, vi } from 'vitest'
import { browserPorts } from './ports.ts'

afterEach(() => vi.unstubAllGlobals())

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

it('a page whose storage is blocked works alone: browsers refuse it locks and channels', async () => {
  vi.stubGlobal('BroadcastChannel', refuse)
  vi.stubGlobal('navigator', { locks: { request: async () => refuse() } })
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse })
  try {
    const { locks, channel } = browserPorts()
    expect(await locks.exclusive('start', async () => 'done')).toBe('done')
    const onLead = vi.fn<() => void>()
    locks.lead('tab', { onLead, onLost: refuse })
    await vi.waitFor(() => expect(onLead).toHaveBeenCalledOnce())
    expect(() => channel('tabs', () => undefined).post({})).not.toThrow()
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage')
  }
})
