import { fact, failure, verdictOf, warning, type Verdict } from './verdict.ts'

export type ClockFacts = { skewMs: number; warnMs: number; maxMs: number }

/** Beyond `maxMs` a node is not ready; beyond `warnMs` it no longer ends leases. */
export function judgeClock({ skewMs, warnMs, maxMs }: ClockFacts): Verdict {
  const ms = Math.abs(skewMs)
  const facts = [fact('clockSkew', { ms: Math.round(ms) })]
  if (ms > maxMs) return verdictOf(facts, [failure('clockSkew')])
  return verdictOf(facts, ms > warnMs ? [warning('clockSkew')] : [])
}
