import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import pg from 'pg'
import { createDatabase } from '@foyer/testkit/database.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { upload, urlOf } from '../files/uploads.ts'

const world = givenWorld()
const program = join(import.meta.dirname, '../../../apps/server/src/cli/foyer.ts')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-backups-'))
  const { visitor } = await startTalk(world.http)
  await visitor.send('hello')
  urlOf(await upload(visitor, 'notes.txt', 'in a file'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Result = { code: unknown; out: string; error: string }

function foyer(args: string[], env: Record<string, string> = {}): Promise<Result> {
  const { databaseUrl, storage } = world.node.deps.config
  const all = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: databaseUrl,
    STORAGE_DIR: storage.dir,
    ...env,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env: all }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, error: err }),
    )
  })
}

it('foyer backup, restore --drill and restore, one after the other', async () => {
  const backup = await foyer(['backup', '--to', folder, '--keep', '3'])
  expect(backup).toMatchObject({ code: 0, error: '' })
  expect(backup.out).toMatch(/ 1 threads, \d+ entries, 1 files, \d+ bytes written/)

  const drill = await foyer(['restore', '--drill'])
  expect(drill).toMatchObject({ code: 0, error: '' })
  expect(drill.out).toMatch(/^RPO: +\d+\.\d s/m)
  expect(drill.out).toMatch(/^RTO: +\d+\.\d s/m)

  const server = givenEngines().databaseUrl
  const { url, drop } = await createDatabase(server)
  const restore = ['restore', '--from', 'newest', '--backups', folder, '--database-url', url]
  const refused = await foyer(restore)
  expect(refused.code).toBe(1)
  expect(refused.error).toContain('the database is not empty')
  await emptyDatabase(url)
  const restored = await foyer([...restore, '--files-to', join(folder, 'files')])
  expect(restored).toMatchObject({ code: 0, error: '' })
  expect(restored.out).toContain('restored 1 threads')
  await drop()
})

it('says what is missing: the tools, the folder, a backup, a right number', async () => {
  const withoutTools = await foyer(['backup', '--to', folder], { PATH: '/nonexistent' })
  expect(withoutTools.code).toBe(1)
  expect(withoutTools.error).toContain('pg_dump is not installed')
  expect((await foyer(['backup'])).error).toContain('--to missing')
  expect((await foyer(['backup', '--to', folder, '--keep', '0'])).error).toContain('--keep must be a number')
  const none = await foyer(['restore', '--drill', '--backups', join(folder, 'empty')])
  expect(none).toMatchObject({ code: 1 })
  expect(none.error).toContain('there is no finished backup')
})

async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('drop schema public cascade; drop schema graphile_worker cascade; create schema public')
  await client.end()
}
