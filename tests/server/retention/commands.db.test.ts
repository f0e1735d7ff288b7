import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createBackup } from '@foyer/server/backup/create-backup.ts'
import { runDrill } from '@foyer/server/backup/drill.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { givenRetention } from './given.ts'

const given = givenRetention()
const { world } = given
const program = join(import.meta.dirname, '../../../apps/server/src/cli/foyer.ts')

type Result = { code: unknown; out: string; error: string }

function foyer(...args: string[]): Promise<Result> {
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: world.node.deps.config.databaseUrl }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'retention', ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, error: err }),
    )
  })
}

it('foyer retention lists the shelves and brings one back', async () => {
  const shelf = await given.shelfOf(await given.talk('30d', 'listed'))
  await given.detach(shelf)
  const listed = await foyer('list')
  expect(listed).toMatchObject({ code: 0, error: '' })
  expect(listed.out).toMatch(/^ +0 {2}all {3}before the log was divided +open$/m)
  expect(listed.out).toMatch(
    new RegExp(`^ +${shelf} {2}30d {3}\\d{4}-\\d\\d-\\d\\d to \\S+ +detached {2}dropped after \\d{4}-`, 'm'),
  )
  const { shelves } = JSON.parse((await foyer('list', '--json')).out) as { shelves: object[] }
  expect(shelves).toContainEqual(expect.objectContaining({ id: shelf, retention: '30d', state: 'detached' }))

  const undone = await foyer('undo', String(shelf), '--days', '100')
  expect(undone).toMatchObject({ code: 0, error: '' })
  expect(undone.out).toContain(`the conversations of shelf ${shelf} are back until `)
  expect((await given.life(shelf)).detached_at).toBeNull()
  const again = await foyer('undo', String(shelf))
  expect(again).toMatchObject({ code: 1, error: `foyer retention undo: shelf ${shelf} is not detached\n` })
  expect((await foyer('redo', '1')).code).toBe(2)
  expect((await foyer('--help')).out).toContain('Usage: foyer retention <command>')
})

it('a restore drill finds nothing wrong with logs of which retention has removed a part', async () => {
  const visitor = await given.talk('1y', 'first')
  for (const retention of ['30d', '1y', '30d'] as const) {
    await given.rows('update tenants set retention = $1', [retention])
    const next = await Visitor.start(visitor.http)
    await next.send(`on ${retention}`)
    await next.call('chatClose')
  }
  const shelf = await given.shelfOf(visitor)
  const folder = await mkdtemp(join(tmpdir(), 'foyer-backups-'))
  const findings = async () => {
    const { databaseUrl, storage } = world.node.deps.config
    const options = { databaseUrl, jobs: 1, now: () => Date.now() }
    const { path } = await createBackup({ ...options, storage, to: folder, keep: undefined, copyAll: false })
    const { receipt } = await runDrill({ ...options, backup: path, bucket: undefined, keepDatabase: false })
    return receipt.findings
  }
  try {
    await given.detach(shelf)
    expect(await findings()).toEqual([])
    await given.drop(shelf)
    expect((await given.life(shelf)).dropped_at).toEqual(expect.any(Number))
    expect(await findings()).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
