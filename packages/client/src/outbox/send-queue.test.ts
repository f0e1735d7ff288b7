import { describe, expect, it } from 'vitest'
import { fakeClock } from '../fakes/fake-clock.ts'
import { unknown, type Result } from '../result.ts'
import { createSendQueue, judgeAttempt, noAttempts, type Attempts } from './send-queue.ts'

const timings = { backoffFirstMs: 100, backoffMaxMs: 1_000 }
const options = { timings, random: () => 1 }

describe('what an attempt means', () => {
  it('X-08 an answer ends it', () => {
    expect(judgeAttempt({ ok: true, data: 7 }, noAttempts, options)).toEqual({ is: 'sent', receipt: 7 })
    const refused = { ok: false, kind: 'refused', error: 'session.closed', http: 409 } as const
    expect(judgeAttempt(refused, noAttempts, options)).toEqual({
      is: 'refused',
      error: 'session.closed',
      http: 409,
    })
  })

  it('T-02 an unknown outcome is tried again, slower and slower, and not before the server wants it', () => {
    const waits = [0, 1, 2, 9].map((tries) => judgeAttempt(unknown('network'), { tries, faults: 0 }, options))
    expect(waits).toMatchObject([{ waitMs: 100 }, { waitMs: 200 }, { waitMs: 400 }, { waitMs: 1_000 }])
    expect(judgeAttempt(unknown('busy', 5_000), noAttempts, options)).toMatchObject({ waitMs: 5_000 })
  })

  it('X-08 a server that breaks on a message too often ends it; silence never does', () => {
    const after = (attempts: Attempts) => (reason: 'server' | 'network') =>
      judgeAttempt(unknown(reason), attempts, options)
    expect(after({ tries: 7, faults: 7 })('server')).toEqual({ is: 'gaveUp', error: 'internal' })
    expect(after({ tries: 700, faults: 7 })('network')).toMatchObject({
      is: 'again',
      attempts: { faults: 7 },
    })
  })

  it('gives up after as many tries as are allowed', () => {
    const three = { ...options, mostTries: 3 }
    expect(judgeAttempt(unknown('timeout'), { tries: 1, faults: 0 }, three)).toMatchObject({ is: 'again' })
    expect(judgeAttempt(unknown('timeout'), { tries: 2, faults: 0 }, three)).toEqual({
      is: 'gaveUp',
      error: 'network',
    })
  })
})

describe('the queue', () => {
  function setUp(ids: string[], answers: Result<undefined>[]) {
    const clock = fakeClock()
    const due = new Map<string, number>()
    const tried: string[] = []
    const queue = createSendQueue<string>({
      clock,
      head: () => ids[0],
      dueAt: (id) => due.get(id) ?? 0,
      attempt: async (id) => {
        tried.push(id)
        const verdict = judgeAttempt(answers.shift() ?? { ok: true, data: undefined }, noAttempts, options)
        if (verdict.is === 'again') due.set(id, clock.now() + verdict.waitMs)
        else if (verdict.is === 'sent') ids.shift()
        return verdict.is !== 'refused'
      },
    })
    return { clock, queue, tried, ids }
  }

  it('T-02 keeps the order while the head waits, however often it is flushed', async () => {
    const { clock, queue, tried } = setUp(['a', 'b'], [unknown('network')])
    void queue.flush()
    await clock.advance(50)
    void queue.flush()
    await clock.advance(0)
    expect(tried).toEqual(['a'])
    await clock.advance(50)
    expect(tried).toEqual(['a', 'a', 'b'])
  })

  it('waits for the next flush when an attempt says so', async () => {
    const { clock, queue, tried } = setUp(
      ['a'],
      [{ ok: false, kind: 'refused', error: 'internal', http: 401 }],
    )
    void queue.flush()
    await clock.advance(60_000)
    expect(tried).toEqual(['a'])
    void queue.flush()
    await clock.advance(0)
    expect(tried).toEqual(['a', 'a'])
  })

  it('tries nothing after it was closed', async () => {
    const { clock, queue, tried } = setUp(['a'], [unknown('network')])
    void queue.flush()
    await clock.advance(0)
    queue.close()
    await clock.advance(60_000)
    expect(tried).toEqual(['a'])
  })

  it('can be flushed again after an attempt that threw', async () => {
    const ids = ['a']
    let isBroken = true
    const queue = createSendQueue<string>({
      clock: fakeClock(),
      head: () => ids[0],
      dueAt: () => 0,
      attempt: async (id) => {
        if (isBroken) throw new Error(`${id} cannot be sent`)
        return Promise.resolve(ids.shift() !== undefined)
      },
    })
    await expect(queue.flush()).rejects.toThrow('a cannot be sent')
    isBroken = false
    await queue.flush()
    expect(ids).toEqual([])
  })
})
