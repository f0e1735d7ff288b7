import { packHead } from '@foyer/server/log/head-cache.ts'
import { headKeyOf } from '@foyer/server/log/thread-ref.ts'
import type { SessionStatus } from '@foyer/contract/codes.ts'
import { connectRedis } from '@foyer/server/platform/redis/connect.ts'
import { testConfig } from '@foyer/testkit/test-config.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import type { BenchDatabase } from './database.ts'
import type { Engines } from './engines.ts'
import type { BenchVisitor } from './visitors.ts'

/** Puts the heads into the cache, where chatStart would have put them. */
export async function warmHeads(
  engines: Engines,
  { url, demo: { tenantId } }: BenchDatabase,
  visitors: readonly BenchVisitor[],
  status: SessionStatus,
): Promise<void> {
  const { redisUrls, redisPrefix } = testConfig({ databaseUrl: url, redisUrl: engines.redis.url })
  const redis = connectRedis(redisUrls, redisPrefix)
  await waitUntil(redis.isUp, () => 'Redis does not answer')
  for (let start = 0; start < visitors.length; start += 500) {
    await redis.notify(
      visitors.slice(start, start + 500).map(({ threadId, lastSeq, pollId }) => ({
        headKey: headKeyOf({ tenantId, threadId }),
        seq: lastSeq,
        head: packHead({ seq: lastSeq, status, gen: 1, browser: pollId.split('.', 1)[0] ?? '' }),
        channel: '',
        payload: '',
      })),
    )
  }
  await redis.close()
}
