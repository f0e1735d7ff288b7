import { afterEach, beforeEach, expect, it } from 'vitest'
import { isUnavailable } from '@foyer/server/platform/observe/unavailable.ts'
import { SheddingPool } from '@foyer/server/platform/db/shedding-pool.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()
const stuckMs = 2_000
let now = 0
let pool: SheddingPool

beforeEach(() => {
  now = 0
  const connectionString = world.node.deps.config.databaseUrl
  pool = new SheddingPool({ connectionString, max: 1, stuckMs }, () => now)
})
afterEach(() => pool.end())

it('while a request has waited for too long, others are refused at once, and are served again afterwards', async () => {
  const held = await pool.connect()
  const waiting = pool.query('select 1 as one')
  now = stuckMs + 1
  for (const refused of [pool.query('select 1'), pool.connect()]) {
    const error: unknown = await refused.catch((reason: unknown) => reason)
    expect(isUnavailable(error)).toBe(true)
  }
  held.release()
  expect((await waiting).rows).toEqual([{ one: 1 }])
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
})

it('a long queue that moves is served', async () => {
  const held = await pool.connect()
  const many = Array.from({ length: 200 }, (_, i) => pool.query<{ i: number }>('select $1::int as i', [i]))
  now = stuckMs
  const late = pool.query('select 1 as one')
  held.release()
  expect((await Promise.all(many)).map(({ rows }) => rows[0]?.i)).toEqual(many.map((_, i) => i))
  expect((await late).rows).toEqual([{ one: 1 }])
})
