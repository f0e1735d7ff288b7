import type { Backfill } from '@foyer/server/platform/db/backfills/backfill.ts'
import { migrate } from '@foyer/server/platform/db/migrate.ts'

const rowsPerStep = 10

/** Raises a number of every tenant, which then tells how often its row was filled. `wait` runs after a step's rows were written. */
export function fillTenants(url: string, wait: (step: number) => Promise<void> | void): Promise<void> {
  let steps = 0
  const backfill: Backfill = {
    name: 'fill-tenants',
    after: '20261127040000_backfills',
    async step(db, cursor) {
      const filled = await db
        .updateTable('tenants')
        .set((row) => ({ last_ticket_number: row('last_ticket_number', '+', 1) }))
        .where('id', 'in', (of) =>
          of
            .selectFrom('tenants')
            .select('id')
            .where('id', '>', Number(cursor ?? 0))
            .orderBy('id')
            .limit(rowsPerStep),
        )
        .returning('id')
        .execute()
      steps += 1
      await wait(steps)
      const last = Math.max(...filled.map(({ id }) => id))
      return { rows: filled.length, cursor: filled.length < rowsPerStep ? null : String(last) }
    },
  }
  return migrate(url, { backfills: [backfill] })
}

// As a process of its own it waits in the middle of the fourth step until the test kills it.
const url = process.env['BACKFILL_URL']
if (url !== undefined) {
  await fillTenants(url, (step) => {
    process.send?.(step)
    return step === 4 ? new Promise(() => setInterval(() => undefined, 60_000)) : undefined
  })
}
