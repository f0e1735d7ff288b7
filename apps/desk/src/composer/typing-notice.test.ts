import { describe, expect, it } from 'vitest'
import { createTypingNotice } from './typing-notice.ts'

/** A clock that only moves when told. */
function createClock() {
  let now = 0
  let due: { at: number; ring: () => void }[] = []
  return {
    now: () => now,
    after: (ms: number, ring: () => void) => {
      const timer = { at: now + ms, ring }
      due.push(timer)
      return () => void (due = due.filter((other) => other !== timer))
    },
    pass(ms: number): void {
      const until = now + ms
      for (;;) {
        const next = due.toSorted((a, b) => a.at - b.at)[0]
        if (!next || next.at > until) break
        now = next.at
        due = due.filter((other) => other !== next)
        next.ring()
      }
      now = until
    },
  }
}

describe('the typing notice', () => {
  it('is given while somebody types without a pause, not with every key', () => {
    const clock = createClock()
    let told = 0
    const { typed } = createTypingNotice(clock, () => told++)
    for (let i = 0; i < 50; i++) {
      typed()
      clock.pass(100)
    }
    expect(told).toBe(4)
  })

  it('is given once for a single key', () => {
    const clock = createClock()
    let told = 0
    createTypingNotice(clock, () => told++).typed()
    clock.pass(60_000)
    expect(told).toBe(1)
  })

  it('is not given after the reply was sent', () => {
    const clock = createClock()
    let told = 0
    const notice = createTypingNotice(clock, () => told++)
    notice.typed()
    clock.pass(100)
    notice.stop()
    clock.pass(60_000)
    expect(told).toBe(0)
  })
})
