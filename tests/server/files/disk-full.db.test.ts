import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { left, served, upload } from './uploads.ts'

const disk = { isFull: false }
const world = givenWorld(
  {
    storage: (storage) => ({
      ...storage,
      put: (...args) =>
        disk.isFull
          ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
          : storage.put(...args),
    }),
  },
  { limitScale: 100 },
)

it('a file that does not fit on the disk is refused for now, leaves nothing, and is taken later', async () => {
  const visitor = await served(world)
  disk.isFull = true
  const { status, headers, body } = await upload(visitor, 'notes.txt', 'hello')
  expect(status).toBe(503)
  expect(body).toMatchObject({ error: 'server.busy' })
  expect(headers.get('retry-after')).toBe('1')
  expect(await left(world, visitor)).toMatchObject({ spooled: 0, rows: 0 })
  disk.isFull = false
  expect((await upload(visitor, 'notes.txt', 'hello')).status).toBe(200)
})
