import { isFields, num, str, type Fields } from '@foyer/contract/readers.ts'
import type { Arrivals } from '@foyer/core/calls/quality.ts'

/** The few numbers of a browser's report that say how well the other side arrives here. */
export function arrivalsOf(report: RTCStatsReport): Arrivals {
  const all = [...report.values()].filter((entry: unknown): entry is Fields => isFields(entry))
  const inbound = all.filter(({ type }) => type === 'inbound-rtp')
  const used = all
    .filter(({ type }) => type === 'transport')
    .map((one) => str(one, 'selectedCandidatePairId'))
  // Firefox marks the pair itself.
  const pair = all.find((one) => used.includes(str(one, 'id')) || one['selected'] === true)
  return {
    received: sum(inbound, 'packetsReceived'),
    lost: sum(inbound, 'packetsLost'),
    roundTripMs: pair ? num(pair, 'currentRoundTripTime') * 1_000 : 0,
  }
}

function sum(all: readonly Fields[], name: string): number {
  return all.reduce((total, one) => total + num(one, name), 0)
}
