import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import pg from 'pg'
import { restoreDatabase, restoreFiles } from '@foyer/server/backup/restore-backup.ts'
import { diskPath } from '@foyer/server/platform/storage/create-storage.ts'
import { createDatabase } from '@foyer/testkit/database.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { givenBackups } from './given.ts'

const world = givenWorld()
const { newFolder, backUp, drill, talkWithFile } = givenBackups(world)

it('links files that the backup before has, and keeps as many backups as told', async () => {
  const to = newFolder()
  const first = await talkWithFile('first')
  const { path: before } = await backUp({ to })
  const second = await talkWithFile('second')
  const { path, manifest, removed } = await backUp({ to, keep: 1 })
  expect(manifest.files).toMatchObject({ kind: 'folder', copied: 1, deletedMeanwhile: [] })
  expect(removed.map((name) => join(to, name))).toEqual([before])
  expect(await readdir(to)).toEqual([path.slice(to.length + 1)])
  for (const { key } of [first, second])
    expect((await stat(diskPath(join(path, 'files'), key))).size).toBeGreaterThan(0)
  expect((await drill(path)).receipt.findings).toEqual([])
})

it('copies every file again when told, so that a damaged copy does not live on', async () => {
  const to = newFolder()
  const { key } = await talkWithFile('copied')
  const { path: before } = await backUp({ to })
  await writeFile(diskPath(join(before, 'files'), key), '??????????????????')
  const { path, manifest } = await backUp({ to, copyAll: true })
  expect(manifest.files).toMatchObject({ linked: 0 })
  expect(await readFile(diskPath(join(path, 'files'), key), 'utf8')).toBe('copied in a file')
})

it('a restore refuses a database that is not empty, and restores files into a new folder', async () => {
  const { key } = await talkWithFile('restored')
  const { path } = await backUp()
  const used = await createDatabase(givenEngines().databaseUrl)
  await expect(restoreDatabase(path, used.url, 1)).rejects.toThrow('the database is not empty')
  await used.drop()
  const files = newFolder()
  await restoreFiles(path, files)
  expect(await readFile(diskPath(files, key), 'utf8')).toBe('restored in a file')
})

it('a failed backup leaves no folder, and its row says so', async () => {
  const to = newFolder()
  // More than pg_dump takes.
  await expect(backUp({ to, jobs: 99_999_999_999 })).rejects.toThrow('pg_dump ended with 1')
  expect(await readdir(to)).toEqual([])
  const { rows } = await world.node.deps.pool.query(
    'select ok, bytes, finished_at > 0 as over from backups where path like $1',
    [`${to}/%`],
  )
  expect(rows).toEqual([{ ok: false, bytes: null, over: true }])
})

it('two backups do not run at once', async () => {
  const other = new pg.Client({ connectionString: world.node.deps.config.databaseUrl })
  await other.connect()
  await other.query(`select pg_advisory_lock(hashtext('foyer backup'))`)
  await expect(backUp()).rejects.toThrow('another backup of this database is running')
  await other.end()
})
