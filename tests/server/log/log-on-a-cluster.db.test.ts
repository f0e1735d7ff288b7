import { afterAll, describe } from 'vitest'
import { startRedisCluster, type RedisCluster } from '@foyer/testkit/engines/start-redis-cluster.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { logSuite } from './log-suite.ts'

describe('the log on a Redis cluster of three masters', () => {
  let cluster: RedisCluster | undefined
  afterAll(() => cluster?.dispose())

  logSuite(async () => {
    cluster = await startRedisCluster(3)
    return { ...givenEngines(), redisUrl: cluster.nodes.map((node) => node.url) }
  })
})
