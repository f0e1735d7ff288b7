import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createReadiness } from '@foyer/server/platform/readiness.ts'
import type { Storage } from '@foyer/server/platform/storage/storage.ts'
import type { ServerNode } from '@foyer/server/node.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()

const readyOf = async ({ address }: ServerNode): Promise<unknown> => (await fetch(`${address}/readyz`)).json()

/** A storage whose writes are counted and can be made to fail, or to hang. */
function givenStorage(storage: Storage) {
  const state = { puts: 0, mode: 'works' as 'works' | 'fails' | 'hangs' }
  const put: Storage['put'] = async (...args) => {
    state.puts++
    if (state.mode === 'fails') throw new Error('no space left on secret-device')
    if (state.mode === 'hangs') await new Promise(() => undefined)
    await storage.put(...args)
  }
  return { state, storage: { ...storage, put } }
}

it('a node whose folder cannot be written to is not ready and says what is missing, without details', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-readiness-'))
  const file = join(dir, 'file')
  await writeFile(file, '')
  const node = await world.startNode({ storage: { dir: file, spoolDir: tmpdir(), s3: undefined } })
  expect(await readyOf(node)).toEqual({ status: 'not ready', failed: ['storage'] })
  await rm(dir, { recursive: true })
})

it('trying the storage leaves no file behind', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-readiness-'))
  const node = await world.startNode({ storage: { dir, spoolDir: tmpdir(), s3: undefined } })
  expect(await readyOf(node)).toEqual({ status: 'ready' })
  const found = await readdir(dir, { recursive: true, withFileTypes: true })
  expect(found.filter((entry) => entry.isFile())).toEqual([])
  await rm(dir, { recursive: true })
})

it('asking often tries the storage once', async () => {
  const { deps } = world.node
  const { state, storage } = givenStorage(deps.storage)
  const failedChecks = createReadiness({ ...deps, storage }, () => false)
  for (let i = 0; i < 20; i++) expect(await failedChecks()).toEqual([])
  expect(state.puts).toBe(1)
})

it('a storage that hangs is a storage that fails', async () => {
  const { deps } = world.node
  const { state, storage } = givenStorage(deps.storage)
  state.mode = 'hangs'
  expect(await createReadiness({ ...deps, storage }, () => false)()).toEqual(['storage'])
})

it('names everything that fails', async () => {
  const { deps } = world.node
  const { state, storage } = givenStorage(deps.storage)
  state.mode = 'fails'
  const pool = new Proxy(deps.pool, {
    get: (target, name) =>
      name === 'query' ? () => Promise.reject(new Error('away')) : (Reflect.get(target, name) as unknown),
  })
  const failedChecks = createReadiness({ ...deps, pool, storage }, () => true)
  expect(await failedChecks()).toEqual(['draining', 'database', 'storage'])
  expect((await deps.metrics.notReady.get()).values).toContainEqual(
    expect.objectContaining({ labels: { check: 'database' }, value: 1 }),
  )
})
