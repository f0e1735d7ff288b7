import { it } from 'vitest'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { runPostgresSchedules } from './postgres/postgres-schedules.ts'

it('T-13 T-14 T-15 T-21 eight at once on PostgreSQL: one owner, no limit passed, nobody forgotten, order kept', async () => {
  // `pnpm routing --postgres` plays 2,000.
  await runPostgresSchedules(givenEngines(), 20)
})
