import { fact, failure, verdictOf, warning, type Finding, type Verdict } from './verdict.ts'

/** What became of one address of TURN_URLS. */
export type TurnFacts = { url: string } & (
  | { outcome: 'relayed'; address: string; ms: number; isServerPublic: boolean; isRelayPublic: boolean }
  /** It answered, but not with a relay. 401: it knows another secret. */
  | { outcome: 'refused'; error: number }
  | { outcome: 'silent'; reason: string }
)

/** Calls work as long as one address does; one that does not costs time and hides a mistake. */
export function judgeTurn(found: readonly TurnFacts[]): Verdict {
  const isAnyGood = found.some(({ outcome }) => outcome === 'relayed')
  const level = (finding: Finding): Finding => (isAnyGood ? { ...finding, level: 'warning' } : finding)
  return verdictOf(found.map(factOf), found.flatMap(findingsIn).map(level))
}

function factOf(found: TurnFacts) {
  const { url } = found
  switch (found.outcome) {
    case 'relayed':
      return fact('turnRelay', { url, address: found.address, ms: Math.round(found.ms) })
    case 'refused':
      return fact('turnFailed', { url, reason: String(found.error) })
    case 'silent':
      return fact('turnFailed', { url, reason: found.reason })
  }
}

function findingsIn(found: TurnFacts): Finding[] {
  switch (found.outcome) {
    case 'relayed':
      // Browsers on the internet cannot reach a relay that names an address of the provider's inner network.
      return found.isServerPublic && !found.isRelayPublic ? [warning('turnPrivate')] : []
    case 'refused':
      return [failure(found.error === 401 ? 'turnSecret' : 'turnRefused')]
    case 'silent':
      return [failure('turnUnreachable')]
  }
}
