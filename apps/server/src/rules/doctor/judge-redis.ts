import { fact, failure, verdictOf, warning, type Verdict } from './verdict.ts'

/** Sharded channels came with this release. */
const oldestMajor = 7
/** Callers do not wait for Redis longer than 200 ms. */
const slowMs = 100

export type RedisFacts = {
  version: string
  /** `maxmemory-policy`; empty where the server does not tell. */
  policy: string
  /** Zero: as much as there is, so nothing is ever evicted. */
  maxMemoryBytes: number
  pingMs: number
}

/** One server, or the given members of a cluster. */
export function judgeRedis(servers: readonly RedisFacts[]): Verdict {
  const facts = servers.flatMap(({ version, policy, pingMs }) => [
    fact('redisVersion', { version }),
    ...(policy === '' ? [] : [fact('redisPolicy', { policy })]),
    fact('latency', { ms: Math.round(pingMs) }),
  ])
  return verdictOf(facts, servers.flatMap(findingsIn))
}

function findingsIn({ version, policy, maxMemoryBytes, pingMs }: RedisFacts) {
  // Counters of rate limits must not be evicted while they count.
  const mayEvict = policy !== '' && policy !== 'noeviction' && maxMemoryBytes > 0
  return [
    ...(Number.parseInt(version, 10) >= oldestMajor ? [] : [failure('redisVersion')]),
    ...(mayEvict ? [warning('redisPolicy')] : []),
    ...(pingMs > slowMs ? [warning('redisSlow')] : []),
  ]
}
