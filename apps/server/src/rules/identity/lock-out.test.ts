import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lockRules } from '@foyer/core/timing.ts'
import {
  decideAddressTry,
  decideTry,
  forgiveAddressTry,
  noAddressTries,
  noTries,
  type AddressTries,
  type Tries,
} from './lock-out.ts'

const rule = { free: 3, firstMs: 1_000, longestMs: 4_000, forgetMs: 60_000 }

function wrong(tries: Tries, now: number): Tries {
  const decided = decideTry(tries, rule, now)
  if (decided.do === 'refuse') throw new Error('locked')
  return decided.next
}

describe('lock-out of an account or a device', () => {
  it('locks after some wrong tries, for longer each time, and never longer than the longest', () => {
    let tries = noTries
    for (const now of [1, 2]) tries = wrong(tries, now)
    expect(tries.lockedUntil).toBe(0)
    tries = wrong(tries, 3)
    expect(decideTry(tries, rule, 1_002)).toEqual({ do: 'refuse', lockedUntil: 1_003 })
    tries = wrong(tries, 1_003)
    expect(tries.lockedUntil).toBe(3_003)
    tries = wrong(tries, 3_003)
    expect(tries.lockedUntil).toBe(7_003)
    expect(wrong(tries, 7_003).lockedUntil).toBe(11_003)
  })

  it('forgets after a long silence, also that the owner was told', () => {
    const told = { ...wrong(wrong(noTries, 1), 2), toldAt: 5 }
    expect(wrong(told, 60_001)).toMatchObject({ count: 3, toldAt: 5 })
    expect(wrong(told, 60_002)).toEqual({ count: 1, at: 60_002, lockedUntil: 0, toldAt: 0 })
  })

  it('lets nobody guess more than a few hundred passwords of an account in a day', () => {
    const pauses = fc.array(fc.integer({ min: 1, max: 3_600_000 }), { minLength: 50, maxLength: 400 })
    fc.assert(
      fc.property(pauses, (waits) => {
        let now = 1
        let tries = noTries
        let tried = 0
        for (const wait of waits) {
          const decided = decideTry(tries, lockRules.account, now)
          if (decided.do === 'try') {
            tried++
            tries = decided.next
          }
          now += wait
        }
        const most = lockRules.account.free + 8 + now / lockRules.account.longestMs
        expect(tried).toBeLessThanOrEqual(most)
      }),
    )
  })
})

/** `a!` a wrong password for account a, `a` a right one, `+500` time that passes; what happened to each try. */
function play(story: string, from: AddressTries = noAddressTries): string {
  let tries = from
  let now = 1
  const seen: string[] = []
  for (const step of story.split(' ')) {
    if (step.startsWith('+')) {
      now += Number(step)
      continue
    }
    const account = step.replace('!', '')
    const decided = decideAddressTry(tries, account, rule, now)
    seen.push(decided.do === 'try' ? '.' : 'x')
    if (decided.do === 'refuse') continue
    tries = step.endsWith('!') ? decided.next : forgiveAddressTry(decided.next, account)
  }
  return seen.join('')
}

describe('lock-out of an address', () => {
  it.each([
    ['distinct accounts lock it', 'a! b! c! d!', '...x'],
    ['also for right passwords', 'a! b! c! d', '...x'],
    ['the same account over and over does not', 'a! a! a! a! a! a! a!', '.......'],
    ['two accounts over and over do not', 'a! b! a! b! a! b!', '......'],
    ['typos that were put right do not', 'a! a b! b c! c d! d e', '.........'],
    ['a right one between does not forgive the others', 'a! b! x c! d!', '....x'],
    ['a right one for an account forgives that account only', 'a! b! a c! d! e!', '.....x'],
    ['the lock ends', 'a! b! c! +999 d! +1 d', '...x.'],
    ['and doubles with the next account', 'a! b! c! +1000 d! +1999 e! +1 e!', '....x.'],
    ['up to the longest', 'a! b! c! +1000 d! +2000 e! +4000 f! +4000 g! +3999 h! +1 h!', '.......x.'],
    ['the same account again locks it no longer than before', 'a! b! c! +1000 c! +1000 c!', '.....'],
    ['a right one after the lock opens it', 'a! b! c! +1000 d e! f!', '.....x'],
    ['accounts are forgotten one by one', 'a! b! +60000 c! d! e!', '.....'],
    ['not before their time', 'a! b! +59999 c! d!', '...x'],
    ['a later wrong try keeps its account', 'a! b! +59000 a! +1000 c! d! e!', '.....x'],
  ])('%s', (_, story, answers) => {
    expect(play(story)).toBe(answers)
  })

  it('is not locked by an office of fifty in which everybody mistypes three times and forgets', () => {
    const people = Array.from({ length: 50 }, (_value, i) => `person${i}`)
    let tries = noAddressTries
    for (let now = 1; now <= 150; now++) {
      const decided = decideAddressTry(tries, people[now % 50] ?? '', lockRules.address, now)
      if (decided.do === 'refuse') throw new Error('locked')
      expect(decided.next.lockedUntil).toBe(0)
      tries = decided.next
    }
  })

  it('bounds how many accounts are tried from it in a day, and how much is remembered of them', () => {
    const { free, longestMs, forgetMs } = lockRules.address
    for (const pauseMs of [1, 1_000, 60_000, 600_000]) {
      let tries = noAddressTries
      let tried = 0
      for (let now = 1, i = 0; now < forgetMs && i < 2_000; now += pauseMs, i++) {
        const decided = decideAddressTry(tries, `account${i}`, lockRules.address, now)
        if (decided.do === 'refuse') continue
        tried++
        tries = decided.next
      }
      expect(tried).toBeLessThanOrEqual(free + 8 + forgetMs / longestMs)
      expect(tries.accounts).toHaveLength(tried)
    }
  })
})
