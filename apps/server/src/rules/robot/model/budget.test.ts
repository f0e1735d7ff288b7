import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetScopes, dayOf, decideBudget, tighter, type Budget, type Budgets } from './budget.ts'
import { estimatedTokens, spendingOf } from './cost.ts'
import { healthAfter, healthy, isResting } from './health.ts'
import { pushDueInMs } from './push-due.ts'
import { referencesOf } from './references.ts'
import { decideModel, type ModelEndpoint, type ModelLimits } from './settings.ts'
import { stripHidden } from './strip-hidden.ts'

const nothing = { tokens: 0, ms: 0, micros: 0 }
const unused = { tenant: nothing, channel: nothing, visitor: nothing }
const unbound: Budgets = { tenant: {}, channel: {}, visitor: {} }
const wanted = { tokens: 1000, ms: 12_000, micros: 500 }

describe('decideBudget', () => {
  it('without budgets everything is allowed', () => {
    expect(decideBudget(unused, wanted, unbound)).toEqual({ isAllowed: true })
  })

  it.each(
    budgetScopes.flatMap((scope) => (['tokens', 'ms', 'micros'] as const).map((m) => [scope, m] as const)),
  )("a %s's %s run out exactly when the next answer might not fit", (scope, measure) => {
    const budgets = { ...unbound, [scope]: { [measure]: wanted[measure] * 2 } }
    const used = (share: number) => ({ ...unused, [scope]: { ...nothing, [measure]: share } })
    expect(decideBudget(used(wanted[measure]), wanted, budgets)).toEqual({ isAllowed: true })
    expect(decideBudget(used(wanted[measure] + 1), wanted, budgets)).toEqual({
      isAllowed: false,
      scope,
      measure,
    })
  })

  it('a budget of nothing allows nothing', () => {
    expect(decideBudget(unused, wanted, { ...unbound, tenant: { micros: 0 } })).toMatchObject({
      isAllowed: false,
    })
  })

  it('is never looser with a tighter budget', () => {
    const bound = fc.option(fc.nat(2000), { nil: undefined })
    const budget = fc.record({ tokens: bound, ms: bound, micros: bound })
    fc.assert(
      fc.property(budget, budget, (one, other) => {
        const isAllowed = (tenant: Budget) => decideBudget(unused, wanted, { ...unbound, tenant }).isAllowed
        expect(isAllowed(tighter(one, other))).toBe(isAllowed(one) && isAllowed(other))
      }),
    )
  })

  it('days begin at midnight', () => {
    expect(dayOf(86_400_000 * 20_000 - 1)).toBe(19_999)
    expect(dayOf(86_400_000 * 20_000)).toBe(20_000)
  })
})

describe('cost', () => {
  it('a price for a million tokens is as many millionths for one', () => {
    const spent = spendingOf({ read: 1000, written: 100 }, 1234.4, { read: 0.15, written: 0.6 })
    expect(spent).toEqual({ tokens: 1100, ms: 1234, micros: 210 })
  })

  it('tokens are rather counted too many', () => {
    expect(estimatedTokens('')).toBe(0)
    expect(estimatedTokens('hello world!')).toBe(4)
    expect(estimatedTokens('你好世界')).toBe(6)
  })
})

describe('pushDueInMs', () => {
  it('not twice the same, not too often, and rarer the longer it is', () => {
    expect(pushDueInMs({ sinceMs: 10_000, pushedLength: 10, length: 10 })).toBeUndefined()
    expect(pushDueInMs({ sinceMs: 149, pushedLength: 10, length: 20 })).toBe(1)
    expect(pushDueInMs({ sinceMs: 150, pushedLength: 10, length: 20 })).toBe(0)
    expect(pushDueInMs({ sinceMs: 400, pushedLength: 10, length: 4000 })).toBe(100)
  })

  it('the longest answer in the longest time travels within the room of a stream', () => {
    let pushed = 0
    let letters = 0
    for (let at = 0; at <= 13_000; at += 1) {
      const length = Math.floor((at / 13_000) * 4000)
      if (pushDueInMs({ sinceMs: at - pushed, pushedLength: 0, length }) !== 0) continue
      pushed = at
      letters += length
    }
    expect(letters).toBeLessThan(128 * 1024)
  })
})

describe('decideModel', () => {
  const endpoint: ModelEndpoint = {
    baseUrl: 'https://model.example/v1',
    model: 'm',
    key: 'operator',
    tokenField: 'max_tokens',
    price: { read: 1, written: 2 },
  }
  const limits: ModelLimits = {
    firstTokenMs: 1,
    gapMs: 2,
    totalMs: 3,
    answerTokens: 4,
    budgets: { ...unbound, visitor: { tokens: 100 } },
  }
  const tasks = { writesAnswers: true, reranks: false }
  const own = { ...endpoint, key: 'own', baseUrl: 'https://own.example/v1' }

  it('is off without an endpoint, and where a channel says so', () => {
    expect(decideModel({ endpoint: undefined, limits }, undefined)).toBeUndefined()
    expect(
      decideModel({ endpoint, limits }, { isOn: false, endpoint: own, budgets: unbound, tasks }),
    ).toBeUndefined()
    expect(
      decideModel(
        { endpoint: undefined, limits },
        { isOn: true, endpoint: undefined, budgets: unbound, tasks },
      ),
    ).toBe(undefined)
  })

  it("an endpoint of a channel's own comes with a key of its own", () => {
    const settings = decideModel({ endpoint, limits }, { isOn: true, endpoint: own, budgets: unbound, tasks })
    expect(settings?.endpoint).toEqual(own)
    expect(JSON.stringify(settings)).not.toContain('operator')
  })

  it("a channel can only tighten the operator's budgets", () => {
    const looser = { ...unbound, visitor: { tokens: 500 }, channel: { micros: 7 } }
    const settings = decideModel(
      { endpoint, limits },
      { isOn: true, endpoint: undefined, budgets: looser, tasks },
    )
    expect(settings?.limits.budgets).toMatchObject({ visitor: { tokens: 100 }, channel: { micros: 7 } })
    expect(decideModel({ endpoint, limits }, undefined)).toEqual({ endpoint, limits, tasks })
  })
})

describe('health', () => {
  it('a model rests after five failures in a row, and again after each that follows', () => {
    let health = healthy
    for (let turn = 0; turn < 4; turn += 1) health = healthAfter(health, true, 1000)
    expect(isResting(health, 1000)).toBe(false)
    health = healthAfter(health, true, 1000)
    expect(isResting(health, 1000)).toBe(true)
    expect(isResting(health, 31_000)).toBe(false)
    expect(isResting(healthAfter(health, true, 31_000), 31_001)).toBe(true)
  })

  it('one answer makes it well', () => {
    const ill = { failures: 9, restsUntil: 5 }
    expect(healthAfter(ill, false, 10)).toEqual(healthy)
  })
})

it('each reference stands once, in the order of the documents, and leads somewhere safe', () => {
  const cited = (...urls: string[]) => ({
    docId: 'd',
    question: '',
    text: '',
    references: urls.map((url) => ({ name: url, url })),
  })
  const urls = referencesOf([
    cited('/b', 'javascript:x'),
    cited('/a', '/b'),
    cited('/c', '/d', '/e', '/f'),
  ]).map(({ url }) => url)
  expect(urls).toEqual(['/b', '/a', '/c', '/d', '/e'])
})

it('what nobody sees goes; what scripts and emoji need stays, one at a time', () => {
  expect(stripHidden('a\u{202e}b\u{200b}c\u{ad}\u{e0041}')).toBe('abc')
  expect(stripHidden('می\u{200c}خواهم 👩\u{200d}💻 ❤\u{fe0f}\u{200d}🔥')).toBe(
    'می\u{200c}خواهم 👩\u{200d}💻 ❤\u{fe0f}\u{200d}🔥',
  )
  expect(stripHidden('x\u{fe00}\u{fe01}\u{fe0f}y\u{200c}\u{200c}\u{200d}')).toBe('x\u{fe00}y\u{200c}')
})
