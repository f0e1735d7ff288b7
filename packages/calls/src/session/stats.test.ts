import { expect, it } from 'vitest'
import { arrivalsOf } from './peer.ts'

function report(...entries: readonly Record<string, unknown>[]): RTCStatsReport {
  return new Map(entries.map((entry, at) => [String(at), entry]))
}

const inbound = [
  { type: 'inbound-rtp', kind: 'audio', packetsReceived: 100, packetsLost: 2 },
  { type: 'inbound-rtp', kind: 'video', packetsReceived: 900, packetsLost: 8 },
]

it('counts what arrived, and asks the pair that is in use how long it takes', () => {
  const arrivals = arrivalsOf(
    report(
      ...inbound,
      { type: 'transport', selectedCandidatePairId: 'now' },
      { type: 'candidate-pair', id: 'before', nominated: true, currentRoundTripTime: 2 },
      { type: 'candidate-pair', id: 'now', currentRoundTripTime: 0.04 },
    ),
  )
  expect(arrivals).toEqual({ received: 1_000, lost: 10, roundTripMs: 40 })
})

it('where the pair itself says that it is in use', () => {
  const pair = { type: 'candidate-pair', id: 'p', selected: true, currentRoundTripTime: 0.1 }
  expect(arrivalsOf(report(pair)).roundTripMs).toBe(100)
  expect(arrivalsOf(report(...inbound)).roundTripMs).toBe(0)
})
