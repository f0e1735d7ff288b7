import { createDeps, type Deps } from '@foyer/server/deps.ts'
import { waitUntil } from './engines/wait-until.ts'
import { testConfig } from './test-config.ts'

export type Connection = { deps: Deps; close: () => Promise<void> }

/** Joins a world that runs in another process: the same database and Redis, without serving anybody. */
export async function connectWorld(urls: {
  databaseUrl: string
  redisUrl: string | string[]
}): Promise<Connection> {
  const deps = createDeps(testConfig(urls, { databaseConnections: 2 }))
  // A ring that is sent before Redis is there is dropped, and the world would hear of the entry a sweep later.
  await waitUntil(
    () => deps.redis.isUp(),
    () => 'no connection to Redis',
  )
  return {
    deps,
    async close() {
      deps.streams.stop()
      deps.limits.stop()
      await deps.redis.close()
      await deps.db.destroy()
    },
  }
}
