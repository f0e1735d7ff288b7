import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { postgresBinaries } from '@foyer/testkit/engines/postgres-binaries.ts'
import { startPostgres } from '@foyer/testkit/engines/start-postgres.ts'
import { startRedis } from '@foyer/testkit/engines/start-redis.ts'
import { createWorld } from '@foyer/testkit/test-world.ts'
import { readJson } from '../../scripts/repository/read-json.ts'
import { seedRelease } from './seed-release.ts'

// `pnpm release-dump`: a small populated database of this version. Releases keep theirs, and upgrade.db.test.ts upgrades each
// of them to the newest version.
const maxBytes = 300_000
const { version } = readJson<{ version: string }>('package.json')
const file = join(import.meta.dirname, 'dumps', `${version}.sql`)

const [postgres, redis] = await Promise.all([startPostgres({ durable: false }), startRedis()])
try {
  const world = await createWorld({ databaseUrl: postgres.url, redisUrl: redis.url })
  try {
    await seedRelease(world)
    const sql = await dump(world.node.deps.config.databaseUrl)
    if (sql.length > maxBytes) throw new Error(`${sql.length} bytes: a dump has at most ${maxBytes}`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, sql)
    console.log(`${file}: ${sql.length} bytes`)
  } finally {
    await world.close()
  }
} finally {
  await Promise.all([postgres.dispose(), redis.dispose()])
}

/** Rows as INSERT statements, so that any client can restore them. Sign-ins and their devices are left out. */
async function dump(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    join(postgresBinaries(), 'pg_dump'),
    [
      '--inserts',
      '--rows-per-insert=50',
      '--no-owner',
      '--no-privileges',
      '--exclude-table-data=public.agent_sessions',
      '--exclude-table-data=public.agent_devices',
      url,
    ],
    { maxBuffer: 64 * 1_048_576 },
  )
  // psql's own commands, and comments that name every object again.
  return stdout
    .split('\n')
    .filter((line) => !line.startsWith('\\') && !line.startsWith('-- Name:') && line !== '--')
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}
