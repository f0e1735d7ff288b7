import { describe, expect, it } from 'vitest'
import { applyEarlier, applyEvent, joinLater, stretchOf } from './thread-log.ts'

const at = (...seqs: number[]) => seqs.map((seq) => ({ seq }))
const log = stretchOf({ events: at(4, 5, 7), more: true }, { head: 7 })

describe('a thread’s log', () => {
  it('begins as the stretch that was read', () => {
    expect(log).toEqual({ events: at(4, 5, 7), from: 4, through: 7, hasEarlier: true })
  })

  it('takes the next live entry, and neither an old one nor one after a gap', () => {
    expect(applyEvent(log, { seq: 8 }).through).toBe(8)
    expect(applyEvent(log, { seq: 7 })).toBe(log)
    expect(applyEvent(log, { seq: 9 })).toBe(log)
  })

  it('reaches as far as was known to exist: an entry that agents are not shown leaves no gap for ever', () => {
    const empty = stretchOf({ events: [], more: false }, { lastSeq: 7, head: 8 })
    expect(joinLater(log, empty).through).toBe(8)
  })

  it('does not claim more than a page that is not the last', () => {
    const page = stretchOf({ events: at(8, 9), more: true }, { lastSeq: 7, head: 40 })
    expect(joinLater(log, page).through).toBe(9)
  })

  it('does not take a later stretch that leaves a gap', () => {
    const newest = stretchOf({ events: at(20, 21), more: true }, { head: 21 })
    expect(joinLater(log, newest)).toBe(log)
  })

  it('takes an earlier page once', () => {
    const page = { events: at(2, 3), more: false }
    const once = applyEarlier(log, page, 4)
    expect(once).toMatchObject({ events: at(2, 3, 4, 5, 7), from: 1, hasEarlier: false })
    expect(applyEarlier(once, page, 4)).toBe(once)
  })
})
