import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WaitingCall } from './speak.ts'
import { loadFoyer } from './load-foyer.ts'

afterEach(() => vi.unstubAllGlobals())

const settings = { server: 'http://127.0.0.1:9', channel: 'demo' }

describe('loadFoyer', () => {
  it('where there is no page it does nothing, and says so to whoever asks', async () => {
    const foyer = loadFoyer(settings)
    await expect(foyer('open')).rejects.toThrow('notReady')
  })

  it('collects for its own channel until the script is there', () => {
    const page: { Foyer?: { q: WaitingCall[] } } = {}
    vi.stubGlobal('window', page)
    const foyer = loadFoyer(settings)
    void foyer('open', { draft: 'Hello' })
    expect(page.Foyer?.q.map(([said, , , channel]) => [channel, ...said])).toEqual([
      ['demo', 'boot', settings],
      ['demo', 'open', { draft: 'Hello' }],
    ])
  })

  it('takes its place in the queue of a stub that is there already', () => {
    const stub = Object.assign(() => {}, { q: [[['show'], () => {}, () => {}]] })
    vi.stubGlobal('window', { Foyer: stub })
    loadFoyer(settings)
    expect(stub.q).toHaveLength(2)
  })

  it('speaks to Foyer itself when that is there', async () => {
    const spoken: unknown[] = []
    const channel =
      (name: string) =>
      async (...said: unknown[]) => {
        spoken.push([name, ...said])
        return 3
      }
    vi.stubGlobal('window', { Foyer: Object.assign(() => {}, { channel }) })
    expect(await loadFoyer(settings)('get', 'unread')).toBe(3)
    expect(spoken).toEqual([
      ['demo', 'boot', settings],
      ['demo', 'get', 'unread'],
    ])
  })

  it('a server that cannot be reached leaves nobody waiting, and is tried again', async () => {
    vi.stubGlobal('window', {})
    const answers = [loadFoyer(settings)('open'), loadFoyer(settings)('open')]
    for (const answer of answers) await expect(answer).rejects.toThrow('unavailable')
  })
})
