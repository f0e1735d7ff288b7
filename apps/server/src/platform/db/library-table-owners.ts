import { sql } from 'kysely'
import { rowLifetimes } from '../../node-timing.ts'
import type { TableOwner } from './table-owner.ts'

/** Tables of libraries. A schema of a library is one item, named after the schema. */
export const libraryTables: Readonly<Record<'graphile_worker' | 'migrations', TableOwner>> = {
  migrations: { writtenBy: 'platform/db', personal: [], life: { with: 'installation' } },
  graphile_worker: {
    writtenBy: 'features/mail',
    personal: [
      { of: 'visitor', by: 'payload', holds: 'cause' },
      { of: 'agent', by: 'payload', holds: 'cause' },
    ],
    // The worker deletes jobs that are done. Jobs given up stay, so that the operator can find out why.
    life: {
      after: [
        {
          table: 'graphile_worker._private_jobs',
          since: 'updated_at',
          storedAs: 'timestamp',
          ms: rowLifetimes.deadJobMs,
          only: { what: 'that were given up', where: sql`attempts >= max_attempts` },
        },
      ],
    },
  },
}
