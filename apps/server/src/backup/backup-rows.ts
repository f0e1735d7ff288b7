import type pg from 'pg'

/** One backup of a database at a time. Held until the connection ends. */
export async function lockBackups(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(hashtext('foyer backup')) as locked`,
  )
  if (!rows[0]?.locked) throw new Error('another backup of this database is running')
}

/** Records a backup as it starts; the result records its end. */
export async function recordBackup(client: pg.Client, path: string, startedAt: number) {
  const { rows } = await client.query<{ id: string }>(
    `insert into backups (kind, started_at, path) values ('full', $1, $2) returning id`,
    [startedAt, path],
  )

  return async function finish(finishedAt: number, bytes: number | null): Promise<void> {
    await client.query('update backups set finished_at = $2, bytes = $3, ok = $4 where id = $1', [
      rows[0]?.id,
      finishedAt,
      bytes,
      bytes !== null,
    ])
  }
}

/** Where the newest good backup was written, as the database remembers it. */
export async function newestBackupPath(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ path: string }>(
    'select path from backups where ok order by started_at desc limit 1',
  )
  return rows[0]?.path
}
