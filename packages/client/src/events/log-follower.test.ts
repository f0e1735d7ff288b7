import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newIn, placeOf, type Placed } from './log-follower.ts'

const seqOf = ({ seq }: Placed): number => seq
const at = (...seqs: number[]): Placed[] => seqs.map((seq) => ({ seq }))

describe('an entry that came alone', () => {
  it.each([
    [6, 'known'],
    [7, 'known'],
    [8, 'next'],
    [9, 'gap'],
  ])('T-18 at place %i of a log known up to 7 is %s', (seq, place) => expect(placeOf(seq, 7)).toBe(place))
})

describe('a stretch of the log', () => {
  it('adds what is new in it, in order and once', () => {
    const stretch = { events: at(9, 7, 8, 9), from: 6, through: 12 }
    expect(newIn(stretch, 7, seqOf)).toEqual({ events: at(8, 9), through: 12 })
  })

  it('adds nothing when it leaves a gap', () => {
    expect(newIn({ events: at(9), from: 9, through: 9 }, 7, seqOf)).toBeUndefined()
  })

  it('never takes the known end back', () => {
    expect(newIn({ events: at(3), from: 1, through: 5 }, 7, seqOf)).toEqual({ events: [], through: 7 })
  })

  it('P3 P4 read in whatever overlapping pieces, a log comes out whole, in order and once', () => {
    const places = fc.uniqueArray(fc.integer({ min: 1, max: 60 }))
    const pieces = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 })))
    fc.assert(
      fc.property(places, pieces, (visible, reads) => {
        let through = 0
        const seen: number[] = []
        for (const [from, length] of [...reads, [1, 60] as const]) {
          const last = from + length
          const events = at(...visible.filter((seq) => seq >= from && seq <= last))
          const added = newIn({ events, from, through: last }, through, seqOf)
          seen.push(...(added?.events ?? []).map(seqOf))
          through = added?.through ?? through
        }
        expect(seen).toEqual(visible.toSorted((one, other) => one - other))
      }),
    )
  })
})
