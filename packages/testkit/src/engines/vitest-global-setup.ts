import type { TestProject } from 'vitest/node'
import type { ProvidedEngines } from './provided-engines.ts'
import { startPostgres } from './start-postgres.ts'
import { startRedis } from './start-redis.ts'

/** One PostgreSQL and one Redis for the whole run of the `db` tests, unless the environment names its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started: { dispose(): Promise<void> }[] = []
  async function own<T extends { url: string; dispose(): Promise<void> }>(
    starting: Promise<T>,
  ): Promise<string> {
    const engine = await starting
    started.push(engine)
    return engine.url
  }
  const { DATABASE_URL, REDIS_URL } = process.env
  const [databaseUrl, redisUrl] = await Promise.all([
    DATABASE_URL || own(startPostgres({ durable: false })),
    REDIS_URL || own(startRedis()),
  ])
  const provided: ProvidedEngines = { databaseUrl, redisUrl }
  project.provide('databaseUrl', provided.databaseUrl)
  project.provide('redisUrl', provided.redisUrl)
  return async () => {
    await Promise.all(started.map((engine) => engine.dispose()))
  }
}
