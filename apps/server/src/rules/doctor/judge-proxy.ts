import { fact, verdictOf, warning, type Finding, type Verdict } from './verdict.ts'

export type ProxyFacts = {
  /** The client's address as rate limits and the audit log have it. */
  address: string
  isAddressPublic: boolean
  /** `X-Forwarded-For` as it arrived; undefined without one. */
  forwardedFor: string | undefined
  /** One of the addresses in it is of the open internet. */
  isPublicForwarded: boolean
  trustedProxies: number
}

/** Whether the server knows visitors apart: with the address of a proxy they all share one rate limit. */
export function judgeProxy(found: ProxyFacts): Verdict {
  const { address, forwardedFor, trustedProxies } = found
  const facts = [
    fact('seenAddress', { address }),
    fact('trustedProxies', { count: String(trustedProxies) }),
    ...(forwardedFor === undefined ? [] : [fact('forwardedFor', { value: forwardedFor })]),
  ]
  return verdictOf(facts, findingsIn(found))
}

function findingsIn(found: ProxyFacts): Finding[] {
  const { forwardedFor, trustedProxies, isAddressPublic, isPublicForwarded } = found
  if (trustedProxies === 0) return forwardedFor === undefined ? [] : [warning('proxyUntrusted')]
  if (forwardedFor === undefined) return [warning('proxyHeaderMissing')]
  return !isAddressPublic && isPublicForwarded ? [warning('proxyCount')] : []
}
