import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postgresBinaries, postgresUser } from '@foyer/testkit/engines/postgres-binaries.ts'
import { startPostgres, type Postgres } from '@foyer/testkit/engines/start-postgres.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import pg from 'pg'
import { foreverMs } from '../patience.ts'

const run = promisify(execFile)

/** The archive is beside the data, as commands run in the folder of the data. */
export const archivingSettings = {
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: 'mkdir -p ../archive && cp %p ../archive/%f',
  archive_timeout: 10,
}

export type ClusterCopy = { dir: string; archive: string; mark: string; remove: () => void }

/** A copy by pg_basebackup, made while the cluster works. Without its log it cannot start: that comes from the archive. */
export async function copyCluster({ port, dir: source }: Postgres): Promise<ClusterCopy> {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-restored-'))
  const data = join(dir, 'data')
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
  await run(join(postgresBinaries(), 'pg_basebackup'), [
    ...from,
    '-D',
    data,
    '-X',
    'none',
    '--checkpoint=fast',
    '--no-sync',
  ])
  const user = postgresUser()
  if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, dir])
  chmodSync(dir, 0o755)
  const remove = () => rmSync(dir, { recursive: true, force: true })
  return { dir, archive: join(source, 'archive'), mark: 'foyer_restored_to_here', remove }
}

/** Starts the copy, which replays the archived log up to the mark. The answer is the same database there. */
export async function restoreTo({ dir, archive, mark }: ClusterCopy, databaseUrl: string) {
  const signal = join(dir, 'data', 'recovery.signal')
  writeFileSync(signal, '')
  const postgres = await startPostgres({
    dir,
    durable: true,
    settings: {
      archive_mode: 'off',
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_name: mark,
      recovery_target_action: 'promote',
    },
  })
  const url = new URL(databaseUrl)
  url.port = String(postgres.port)
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await waitUntil(
      async () =>
        !(await client.query<{ on: boolean }>('select pg_is_in_recovery() as on')).rows.some(({ on }) => on),
      () => 'the copy does not come to the mark',
      foreverMs,
    )
  } finally {
    await client.end()
  }
  return { url: url.href, dispose: () => postgres.dispose() }
}
