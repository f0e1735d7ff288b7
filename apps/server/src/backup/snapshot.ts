import type pg from 'pg'
import type { StoredFile } from './copy-files.ts'
import type { Manifest } from './manifest.ts'

const pageSize = 5_000

export type Snapshot = { id: string; takenAt: number; migrations: string[] }

/**
 * Begins a transaction whose view of the database pg_dump shares, so that counts, the list of files and the dump
 * show the same moment. It lasts as long as the dump.
 */
export async function beginSnapshot(client: pg.Client): Promise<Snapshot> {
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query<{ id: string; at: string }>(
    'select pg_export_snapshot() as id, floor(extract(epoch from clock_timestamp()) * 1000) as at',
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL exported no snapshot')
  return { id: row.id, takenAt: Number(row.at), migrations: await migrationNames(client) }
}

export async function migrationNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id')
  return rows.map(({ name }) => name)
}

export async function countRows(client: pg.Client): Promise<Manifest['counts']> {
  const { rows } = await client.query<Record<keyof Manifest['counts'], string>>(
    `select (select count(*) from threads) as threads, (select count(*) from entries) as entries,
       (select count(*) from files where is_stored) + (select count(*) from agents where picture_id is not null) as files`,
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL counted nothing')
  return { threads: Number(row.threads), entries: Number(row.entries), files: Number(row.files) }
}

/** Files of all tenants whose bytes are in the storage, ordered by key, in pages. */
export async function* storedFiles(client: pg.Client): AsyncGenerator<StoredFile> {
  let after = { tenant: 0, id: '' }
  for (;;) {
    const { rows } = await client.query<{ tenant_id: number; id: string; bytes: string }>(
      `select tenant_id, id, bytes from (
         select tenant_id, id, bytes from files where is_stored
         union all select p.tenant_id, p.id, p.bytes from agent_pictures p
           join agents a on a.tenant_id = p.tenant_id and a.id = p.agent_id and a.picture_id = p.id
         union all select tenant_id, id, bytes from channel_images) stored
       where (tenant_id, id collate "C") > ($1, $2)
       order by tenant_id, id collate "C" limit $3`,
      [after.tenant, after.id, pageSize],
    )
    for (const row of rows) yield { key: `${row.tenant_id}/${row.id}`, bytes: Number(row.bytes) }
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = { tenant: last.tenant_id, id: last.id }
  }
}

/** Those of the keys whose row is still there: their file should be in the storage. */
export async function keysWithRow(client: pg.Client, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    `select tenant_id || '/' || id as key from
       (select tenant_id, id from files union all select tenant_id, id from agent_pictures
        union all select tenant_id, id from channel_images) stored
     join unnest($1::int[], $2::text[]) k(tenant, file) on k.tenant = tenant_id and k.file = id`,
    [keys.map((key) => Number(key.split('/')[0])), keys.map((key) => key.split('/')[1])],
  )
  return new Set(rows.map(({ key }) => key))
}
