import { startPostgres, type Postgres } from '@foyer/testkit/engines/start-postgres.ts'
import { startRedis, type Redis } from '@foyer/testkit/engines/start-redis.ts'

export type Engines = { postgres: Postgres; redis: Redis; dispose: () => Promise<void> }

/** Engines of our own at ports of their own. Every commit is flushed, as in production. */
export async function startEngines(): Promise<Engines> {
  const postgres = await startPostgres({
    durable: true,
    settings: {
      shared_buffers: '2GB',
      max_wal_size: '8GB',
      shared_preload_libraries: 'pg_stat_statements',
      'pg_stat_statements.track_utility': 'on',
    },
  })
  const redis = await startRedis()
  return {
    postgres,
    redis,
    async dispose() {
      await Promise.all([postgres.dispose(), redis.dispose()])
    },
  }
}
