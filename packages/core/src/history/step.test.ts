import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepHistory, type HistoryEvent, type HistoryPhase } from './step.ts'

const phases: HistoryPhase[] = ['unset', 'loadStart', 'loading', 'end']

function play(events: readonly HistoryEvent[]): HistoryPhase {
  return events.reduce(stepHistory, 'unset')
}

describe('history', () => {
  it('T-08 pull, let go, load, and again until there is no more', () => {
    expect(play([{ type: 'pulled' }])).toBe('loadStart')
    expect(play([{ type: 'pulled' }, { type: 'letGo' }])).toBe('loading')
    expect(play([{ type: 'asked' }, { type: 'loaded', more: true }])).toBe('unset')
    expect(play([{ type: 'asked' }, { type: 'loaded', more: false }])).toBe('end')
  })

  it('T-08 a pull that is taken back loads nothing', () => {
    expect(play([{ type: 'pulled' }, { type: 'cancelled' }, { type: 'letGo' }])).toBe('unset')
  })

  it('a page that did not come can be asked for again', () => {
    expect(play([{ type: 'asked' }, { type: 'failed' }])).toBe('unset')
  })

  it('T-08 nothing leads out of the end, and a hidden history is at its end', () => {
    const anything = fc.constantFrom<HistoryEvent>(
      { type: 'pulled' },
      { type: 'letGo' },
      { type: 'cancelled' },
      { type: 'asked' },
      { type: 'loaded', more: true },
      { type: 'failed' },
    )
    fc.assert(
      fc.property(fc.array(anything), (events) => {
        expect([{ type: 'hidden' } as const, ...events].reduce(stepHistory, 'unset')).toBe('end')
      }),
    )
  })

  it('while loading, no gesture asks a second time', () => {
    for (const type of ['pulled', 'letGo', 'cancelled', 'asked'] as const) {
      expect(stepHistory('loading', { type })).toBe('loading')
    }
  })

  it('every phase stays a phase', () => {
    for (const phase of phases) expect(phases).toContain(stepHistory(phase, { type: 'asked' }))
  })
})
