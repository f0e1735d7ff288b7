import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postgresBinaries, postgresUser } from './postgres-binaries.ts'

/** Makes the data directory, unless it is there from an earlier run. */
export async function initialisePostgres(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return
  const args = [
    `--pgdata=${dataDir}`,
    '--username=postgres',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    '--auth=trust',
    '--no-sync',
  ]
  await promisify(execFile)(join(postgresBinaries(), 'initdb'), args, { ...postgresUser(), cwd: '/' })
}
