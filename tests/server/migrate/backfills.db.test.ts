import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Backfill } from '@foyer/server/platform/db/backfills/backfill.ts'
import { migrate } from '@foyer/server/platform/db/migrate.ts'
import { givenBareDatabase } from './given.ts'
import { fillTenants } from './killed-backfill.ts'

const database = givenBareDatabase()

type Progress = { name: string; cursor: string | null; rows: string; is_done: boolean }
const progress = () =>
  database.query<Progress>(
    'select name, cursor, rows::text, done_at is not null as is_done from backfills order by name',
  )

it('a backfill that was killed goes on after its last step and fills each row once', async () => {
  await migrate(database.url())
  await database.query(`insert into tenants (key, name) select 'k' || i, 'n' from generate_series(1, 95) i`)
  const child = fork(join(import.meta.dirname, 'killed-backfill.ts'), {
    env: { ...process.env, BACKFILL_URL: database.url() },
  })
  await new Promise<void>((resolve) => child.on('message', (step) => step === 4 && resolve()))
  child.kill('SIGKILL')
  await once(child, 'exit')
  const name = 'fill-tenants'
  expect(await progress()).toEqual([{ name, cursor: '30', rows: '30', is_done: false }])

  let steps = 0
  await fillTenants(database.url(), (step) => void (steps = step))
  expect(steps).toBe(7)
  expect(await progress()).toEqual([{ name, cursor: null, rows: '95', is_done: true }])
  const fills = 'select last_ticket_number as fills, count(*)::int from tenants group by 1'
  expect(await database.query(fills)).toEqual([{ fills: 1, count: 95 }])

  await fillTenants(database.url(), () => expect.unreachable('it was done'))
})

it('a backfill that fails is named, and the others run', async () => {
  const ran: string[] = []
  const backfill = (name: string, after: string): Backfill => ({
    name,
    after,
    step: () => {
      ran.push(name)
      if (name === 'bad') throw new Error('no such row')
      return Promise.resolve({ rows: 0, cursor: null })
    },
  })
  const lines: string[] = []
  const migrated = migrate(database.url(), {
    backfills: [
      backfill('bad', '20261127040000_backfills'),
      backfill('good', '20261127040000_backfills'),
      backfill('early', 'not applied'),
    ],
    report: (line) => void lines.push(line),
  })
  await expect(migrated).rejects.toThrow('backfills failed: bad')
  expect(ran).toEqual(['bad', 'good'])
  expect(lines).toContain('backfill bad: no such row')
  expect(await progress()).toMatchObject([
    { name: 'bad', is_done: false },
    { name: 'good', is_done: true },
  ])
})
