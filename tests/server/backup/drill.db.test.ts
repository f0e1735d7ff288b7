import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diskPath } from '@foyer/server/platform/storage/create-storage.ts'
import type { Storage } from '@foyer/server/platform/storage/storage.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { givenBackups } from './given.ts'

const world = givenWorld()
const { backUp, drill, talkWithFile, numberOf } = givenBackups(world)

const drillDatabases = `select count(*)::int as n from pg_database
  where datname like current_database() || '\\_drill\\_%'`

it('a backup made while messages are sent passes its drill', async () => {
  await talkWithFile('before')
  const visitors = await Promise.all(Array.from({ length: 4 }, () => Visitor.start(world.http)))
  let isOver = false
  const sending = visitors.map(async (visitor) => {
    let sent = 0
    while (!isOver) {
      const { status } = await visitor.send(`message ${sent}`)
      if (status === 200) sent++
    }
    return sent
  })
  const { path, manifest, missingFiles } = await backUp()
  isOver = true
  const sent = (await Promise.all(sending)).reduce((sum, each) => sum + each, 0)
  expect(sent).toBeGreaterThan(0)
  expect(missingFiles).toEqual([])
  expect(manifest.counts.entries).toBeLessThanOrEqual(
    await numberOf('select count(*)::int as n from entries'),
  )

  const { receipt, receiptPath } = await drill(path)
  expect(receipt.findings).toEqual([])
  expect(receipt.ok).toBe(true)
  expect(receipt.checked).toEqual(manifest.counts)
  expect(receipt.rpoSeconds).toBeGreaterThan(0)
  expect(receipt.rtoSeconds).toBeGreaterThan(0)
  expect(JSON.parse(await readFile(receiptPath, 'utf8'))).toEqual(receipt)
  expect(await numberOf('select count(*)::int as n from restore_drills where ok and backup = $1', path)).toBe(
    1,
  )
  expect(await numberOf('select count(*)::int as n from backups where ok and path = $1', path)).toBe(1)
  expect(await numberOf(drillDatabases)).toBe(0)
})

it('a drill names a file that the backup lacks, and one that is damaged', async () => {
  const [lost, damaged] = [await talkWithFile('lost'), await talkWithFile('damaged')]
  const { path } = await backUp()
  await rm(diskPath(join(path, 'files'), lost.key))
  const copy = diskPath(join(path, 'files'), damaged.key)
  const bytes = await readFile(copy)
  await rm(copy)
  await writeFile(copy, bytes.fill(0))
  const { receipt } = await drill(path)
  expect(receipt.ok).toBe(false)
  expect(receipt.findings.map(({ text }) => text).toSorted()).toEqual(
    [`file ${lost.key} is not in the backup`, `file ${damaged.key} is damaged`].toSorted(),
  )
})

it('a drill names a damaged part of the dump', async () => {
  const { path, manifest } = await backUp()
  const part = manifest.parts.find((each) => each.path.endsWith('.gz'))?.path ?? ''
  await writeFile(join(path, part), 'not what it was')
  expect((await drill(path)).receipt.findings).toEqual([{ check: 'part', text: `${part} is damaged` }])
})

it('a drill names the thread and the number of an entry that is missing in the middle', async () => {
  const { threadId } = await talkWithFile('gap')
  const { pool } = world.node.deps
  const { rows } = await pool.query<Record<'thread_id' | 'seq', number>>(
    `delete from entries e using threads t
     where t.key = $1 and e.tenant_id = t.tenant_id and e.thread_id = t.id and e.seq = t.last_seq - 2
     returning e.*`,
    [threadId],
  )
  const [deleted] = rows
  const { path } = await backUp()
  // For the tests after this one.
  await pool.query('insert into entries select * from jsonb_populate_record(null::entries, $1)', [deleted])
  const { receipt } = await drill(path)
  const [finding] = receipt.findings
  expect(receipt.findingCount).toBe(1)
  expect(finding?.check).toBe('seq')
  expect(finding?.text).toContain(
    `thread ${world.demo.tenantId}/${deleted?.thread_id} lacks 1 of the entries`,
  )
  expect(finding?.text).toContain(`the first missing one is ${deleted?.seq}`)
})

it('a file of the storage that is gone is reported by the backup', async () => {
  const { key } = await talkWithFile('gone')
  await world.node.deps.storage.remove(key)
  const { missingFiles, path } = await backUp()
  expect(missingFiles).toEqual([key])
  expect((await drill(path)).receipt.findings).toEqual([
    { check: 'file', text: `file ${key} is not in the backup` },
  ])
  await world.node.deps.pool.query('delete from files where id = $1', [key.split('/')[1]])
})

it('files in a bucket stay there; a drill asks the bucket for each of them', async () => {
  const { deps } = world.node
  const { key } = await talkWithFile('bucket')
  const s3 = { bucket: 'shop', region: 'any', endpoint: undefined, credentials: undefined, pathStyle: true }
  const { path, manifest } = await backUp({ storage: { ...deps.config.storage, s3 } })
  expect(manifest.files).toMatchObject({ kind: 'bucket', bucket: 'shop' })
  expect(await readdir(path)).toEqual(['database', 'manifest.json'])
  expect((await drill(path, deps.storage)).receipt.findings).toEqual([])
  expect((await drill(path)).receipt.findings).toEqual([
    { check: 'file', text: 'the files are in the bucket shop, and S3_BUCKET is not set' },
  ])
  const emptied: Storage = {
    ...deps.storage,
    read: (each, part) => (each === key ? Promise.resolve(undefined) : deps.storage.read(each, part)),
  }
  expect((await drill(path, emptied)).receipt.findings).toEqual([
    { check: 'file', text: `file ${key} is not in the bucket, or shorter than 16 bytes` },
  ])
})

it('a drill by an older version names the migration that it does not know', async () => {
  const { pool } = world.node.deps
  await pool.query(
    `insert into migrations (name, run_on) values ('29990101000000_of_a_newer_version', now())`,
  )
  const { path } = await backUp()
  await pool.query(`delete from migrations where name like '2999%'`)
  expect((await drill(path)).receipt.findings).toEqual([
    {
      check: 'migrations',
      text: 'this version does not know the migration 29990101000000_of_a_newer_version',
    },
  ])
})
