import { describe, expect, it } from 'vitest'
import { qualityOf } from './quality.ts'

const before = { received: 1_000, lost: 50, roundTripMs: 40, isSilent: false }

describe('quality', () => {
  it.each([
    ['good', { received: 1_100, lost: 51, roundTripMs: 40 }],
    ['fair', { received: 1_095, lost: 55, roundTripMs: 40 }],
    ['fair', { received: 1_100, lost: 50, roundTripMs: 300 }],
    ['poor', { received: 1_080, lost: 70, roundTripMs: 40 }],
    ['poor', { received: 1_100, lost: 50, roundTripMs: 900 }],
    ['poor', { received: 1_000, lost: 50, roundTripMs: 40 }],
    ['unknown', { received: 12, lost: 0, roundTripMs: 40 }],
  ] as const)('%s', (expected, now) => {
    expect(qualityOf(before, { ...now, isSilent: false })).toBe(expected)
  })

  it('the first look says nothing, and packets that come late after all do no harm', () => {
    expect(qualityOf(undefined, before)).toBe('unknown')
    expect(qualityOf(before, { ...before, received: 1_100, lost: 40, roundTripMs: 0 })).toBe('good')
  })

  it.each([
    ['good', 40],
    ['fair', 400],
    ['poor', 900],
    ['unknown', 0],
  ] as const)('where nobody sends, the way alone counts: %s at %i ms', (expected, roundTripMs) => {
    const silent = { ...before, roundTripMs, isSilent: true }
    expect(qualityOf(before, silent)).toBe(expected)
    expect(qualityOf(silent, silent)).toBe(expected)
    expect(qualityOf(silent, { ...silent, isSilent: false })).toBe(expected)
  })
})
