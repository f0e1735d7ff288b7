import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settle } from '../fakes/fake-clock.ts'
import { createSequencer, seqOf } from './sequencer.ts'

function event(seq: number): ServerEvent {
  return { kind: 'ratingInvited', seq, at: seq }
}

/** A log in which some places hold nothing for us. */
function setUp(visible: readonly number[], lastSeq = 0) {
  const seen: number[] = []
  let reads = 0
  const head = Math.max(0, ...visible)
  const sequencer = createSequencer({
    lastSeq,
    readAfter: async (seq) => {
      reads += 1
      const rest = visible.filter((place) => place > seq).slice(0, 3)
      const isLast = rest.at(-1) === visible.at(-1) || rest.length === 0
      return { events: rest.map(event), lastSeq: isLast ? head : (rest.at(-1) ?? seq), more: !isLast }
    },
    emit: (passed) => seen.push(seqOf(passed)),
  })
  return { seen, sequencer, reads: () => reads }
}

describe('sequencer', () => {
  it('lets what follows through at once', () => {
    const { seen, sequencer, reads } = setUp([1, 2])
    sequencer.accept(event(1))
    sequencer.accept(event(2))
    expect(seen).toEqual([1, 2])
    expect(reads()).toBe(0)
  })

  it('drops what was already there', () => {
    const { seen, sequencer } = setUp([1, 2], 1)
    sequencer.accept(event(1))
    sequencer.accept(event(2))
    sequencer.accept(event(2))
    expect(seen).toEqual([2])
  })

  it('T-18 a gap is closed from the log before anything after it is shown', async () => {
    const { seen, sequencer, reads } = setUp([1, 2, 3, 4, 5, 6, 7])
    sequencer.accept(event(1))
    sequencer.accept(event(6))
    expect(seen).toEqual([1])
    await settle()
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(reads()).toBe(2)
  })

  it('a gap with nothing for us in it is passed', async () => {
    const { seen, sequencer } = setUp([1, 4])
    sequencer.accept(event(1))
    sequencer.accept(event(4))
    await settle()
    expect(seen).toEqual([1, 4])
  })

  it('a place that the server says is reached needs no reading', async () => {
    const { seen, sequencer, reads } = setUp([1, 3])
    sequencer.accept(event(1))
    sequencer.reach(2)
    sequencer.accept(event(3))
    expect(seen).toEqual([1, 3])
    expect(reads()).toBe(0)
  })

  it('while something is missing, no such word is believed', async () => {
    const { seen, sequencer } = setUp([1, 2, 3, 4])
    sequencer.accept(event(1))
    sequencer.accept(event(3))
    sequencer.reach(3)
    await settle()
    expect(seen).toEqual([1, 2, 3, 4])
  })

  it('what has no place passes at any time', () => {
    const { seen, sequencer } = setUp([])
    sequencer.accept({ kind: 'typing' })
    sequencer.accept({ kind: 'closed', seq: 9, at: 1, reason: 'newWindow' })
    expect(seen).toEqual([0, 0])
    expect(sequencer.lastSeq()).toBe(0)
  })

  it('a poll carries everything from our place on', () => {
    const { seen, sequencer, reads } = setUp([2, 5])
    sequencer.acceptAll([event(2), event(5)], 7)
    expect(seen).toEqual([2, 5])
    expect(sequencer.lastSeq()).toBe(7)
    expect(reads()).toBe(0)
  })

  it('T-18 whatever the stream loses, repeats or swaps, each event passes once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat(40), { maxLength: 30 }),
        async (places, order) => {
          const visible = places.toSorted((one, other) => one - other)
          const { seen, sequencer } = setUp(visible)
          for (const at of order) sequencer.accept(event(visible[at % visible.length] ?? 1))
          await settle()
          await sequencer.catchUp()
          expect(seen).toEqual(visible)
        },
      ),
      { numRuns: 60 },
    )
  })
})
