import { createDatabaseIfMissing, localDatabaseUrl, localRedisUrl } from './local-engines.ts'
import { startPostgres } from './start-postgres.ts'
import { startRedis } from './start-redis.ts'

export type Engines = {
  databaseUrl: string
  redisUrl: string
  /** One line for each engine: where it came from. */
  origins: string[]
  /** Ends what was started here, and nothing else. */
  stop(): Promise<void>
}

/** For development: what the environment names, else what runs at the usual ports, else engines of our own. */
export async function findOrStartEngines(
  options: { dir?: string; database?: string } = {},
): Promise<Engines> {
  const database = options.database ?? 'foyer_dev'
  const [postgres, redis] = await Promise.all([
    findOrStartPostgres(database, options.dir),
    findOrStartRedis(),
  ])
  return {
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    origins: [`PostgreSQL ${postgres.origin}`, `Redis ${redis.origin}`],
    async stop() {
      await Promise.all([postgres.stop(), redis.stop()])
    },
  }
}

type Found = { url: string; origin: string; stop(): Promise<void> }

async function findOrStartPostgres(database: string, dir: string | undefined): Promise<Found> {
  const given = process.env['DATABASE_URL']
  if (given) return leftAlone(given, 'from DATABASE_URL')
  const local = await localDatabaseUrl(database)
  if (local !== undefined) return leftAlone(local, 'at its usual port')
  const own = await startPostgres({ durable: false, ...(dir === undefined ? {} : { dir }) })
  await createDatabaseIfMissing(own.url, database)
  const url = new URL(own.url)
  url.pathname = `/${database}`
  return { url: url.href, origin: `started at port ${own.port}`, stop: () => own.dispose() }
}

async function findOrStartRedis(): Promise<Found> {
  const given = process.env['REDIS_URL']
  if (given) return leftAlone(given, 'from REDIS_URL')
  const local = await localRedisUrl()
  if (local !== undefined) return leftAlone(local, 'at its usual port')
  const own = await startRedis()
  return { url: own.url, origin: `started at port ${own.port}`, stop: () => own.dispose() }
}

function leftAlone(url: string, origin: string): Found {
  return { url, origin, stop: async () => undefined }
}
