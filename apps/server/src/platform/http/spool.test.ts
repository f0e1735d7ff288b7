import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spoolTiming } from '../../node-timing.ts'
import { clearSpool } from './spool.ts'

let spoolDir: string
beforeAll(async () => {
  spoolDir = await mkdtemp(join(tmpdir(), 'foyer-spool-'))
})
afterAll(() => rm(spoolDir, { recursive: true }))

const failures = { ignore: () => () => undefined }

it('removes bodies to which nothing is added any more, and nothing else', async () => {
  const now = Date.now()
  const ages = {
    'foyer-upload-left': spoolTiming.staleMs + 1_000,
    'foyer-upload-arriving': spoolTiming.staleMs - 1_000,
    'of somebody else': spoolTiming.staleMs * 10,
  }
  for (const [name, age] of Object.entries(ages)) {
    await writeFile(join(spoolDir, name), 'body')
    await utimes(join(spoolDir, name), new Date(now - age), new Date(now - age))
  }
  await clearSpool(spoolDir, failures, now)
  expect((await readdir(spoolDir)).toSorted()).toEqual(['foyer-upload-arriving', 'of somebody else'])
})

it('a body that a killed process left is gone ten minutes later', () => {
  expect(spoolTiming.staleMs + spoolTiming.clearMs).toBeLessThanOrEqual(600_000)
})

it('a folder that does not exist holds nothing', async () => {
  await expect(clearSpool(join(spoolDir, 'missing'), failures)).resolves.toBeUndefined()
})
