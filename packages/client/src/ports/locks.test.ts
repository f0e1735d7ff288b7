import { describe, expect, it } from 'vitest'
import { settle } from '../fakes/fake-clock.ts'
import { browserLocks, loneLocks, type Locks } from './locks.ts'

/** Node has the Web Locks API too: the same suite runs on the real thing and on the stand-in. */
const real = globalThis.navigator.locks

function suite(name: string, locks: () => Locks): void {
  describe(name, () => {
    it('tasks of one name run one after the other', async () => {
      const order: string[] = []
      const task = (label: string) => async (): Promise<string> => {
        order.push(`${label} begins`)
        await settle()
        order.push(`${label} ends`)
        return label
      }
      const shared = locks()
      const results = await Promise.all([
        shared.exclusive('x1', task('a')),
        shared.exclusive('x1', task('b')),
      ])
      expect(results).toEqual(['a', 'b'])
      expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
    })

    it('a task that fails lets the next one run', async () => {
      const shared = locks()
      const first = shared.exclusive('x2', () => Promise.reject(new Error('no')))
      const second = shared.exclusive('x2', async () => 'yes')
      await expect(first).rejects.toThrow('no')
      expect(await second).toBe('yes')
    })
  })
}

suite('shared locks', () => browserLocks(real))
suite('lone locks', () => loneLocks())

describe('leading', () => {
  function candidate(name: string) {
    const news: string[] = []
    const candidacy = browserLocks(real).lead(name, {
      onLead: () => news.push('lead'),
      onLost: () => news.push('lost'),
    })
    return { news, ...candidacy }
  }

  it('one leads, and the next when it leaves', async () => {
    const one = candidate('l1')
    const two = candidate('l1')
    await settle()
    expect([one.news, two.news]).toEqual([['lead'], []])
    one.leave()
    await settle()
    expect(two.news).toEqual(['lead'])
    two.leave()
  })

  it('the lead can be seized, and comes back when the other leaves', async () => {
    const one = candidate('l2')
    const two = candidate('l2')
    await settle()
    two.seize()
    await settle()
    expect([one.news, two.news]).toEqual([['lead', 'lost'], ['lead']])
    two.leave()
    await settle()
    expect(one.news).toEqual(['lead', 'lost', 'lead'])
    one.leave()
  })

  it('a page that may not use locks leads alone', async () => {
    let requests = 0
    const request = (): Promise<never> => {
      requests += 1
      return requests > 5
        ? new Promise(() => {})
        : Promise.reject(new DOMException('opaque', 'SecurityError'))
    }
    const news: string[] = []
    const forbidden = { request } as unknown as LockManager
    browserLocks(forbidden).lead('l4', { onLead: () => news.push('lead'), onLost: () => news.push('lost') })
    await settle()
    expect({ news, requests }).toEqual({ news: ['lead'], requests: 1 })
  })

  it('who left while waiting never leads', async () => {
    const one = candidate('l3')
    const two = candidate('l3')
    await settle()
    two.leave()
    one.leave()
    await settle()
    expect(two.news).toEqual([])
  })
})
