import type { Deps } from '@foyer/server/deps.ts'
import { connectWorld } from '@foyer/testkit/connect-world.ts'

let deps: Promise<Deps> | undefined

/** The database and Redis of the server of this run; one connection for all journeys of a process, until it ends. */
export function worldDeps(): Promise<Deps> {
  deps ??= connectWorld({
    databaseUrl: given('FOYER_DATABASE_URL'),
    redisUrl: given('FOYER_REDIS_URL').split(','),
  }).then((connection) => connection.deps)
  return deps
}

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error('the journeys need their setup')
  return value
}
