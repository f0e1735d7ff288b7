import { expect, it } from 'vitest'
import { createThreadPlaces } from './thread-places.ts'

const shelf = 5
const ref = (threadId: number) => ({ tenantId: 1, threadId })

/** PostgreSQL knows every thread below 100; `asked` are the threads that it was asked for. */
function placesOf(limit: number) {
  const asked: number[][] = []
  const query = ({ values: [, ids] }: { values: [number[], number[]] }) => {
    asked.push(ids)
    const found = ids.filter((id) => id < 100)
    return Promise.resolve({ rows: found.map((id) => ({ tenant_id: 1, id, shelf, previous_shelf: null })) })
  }
  return { places: createThreadPlaces({ query } as never, limit), asked }
}

it('asks for each thread once', async () => {
  const { places, asked } = placesOf(10)
  await places.load([ref(1), ref(2)])
  await places.load([ref(2), ref(3)])
  expect(asked).toEqual([[1, 2], [3]])
  expect(await places.find(ref(1))).toEqual({ shelf, previous: undefined })
})

it('a thread that does not exist stays unknown', async () => {
  const { places } = placesOf(10)
  expect(await places.find(ref(100))).toBeUndefined()
})

it('forgets those that were not used for long, and never one of the batch that is being loaded', async () => {
  const { places, asked } = placesOf(3)
  await places.load([ref(1), ref(2), ref(3)])
  await places.load([ref(1), ref(4), ref(5)])
  expect([1, 4, 5].map((id) => places.known(ref(id)))).not.toContain(undefined)
  await places.load([ref(1), ref(6), ref(7)])
  expect([1, 6, 7].map((id) => places.known(ref(id)))).not.toContain(undefined)
  expect(places.known(ref(2))).toBeUndefined()
  await places.load([ref(2)])
  expect(asked.at(-1)).toEqual([2])
})

it('remembers at most twice as many as it must', async () => {
  const { places } = placesOf(3)
  for (let id = 1; id < 100; id++) await places.load([ref(id)])
  const known = Array.from({ length: 99 }, (_, i) => i + 1).filter((id) => places.known(ref(id)))
  expect(known.length).toBeLessThanOrEqual(6)
  expect(known).toEqual(expect.arrayContaining([97, 98, 99]))
})
