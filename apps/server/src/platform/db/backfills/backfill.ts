import type { Transaction } from 'kysely'
import type { Report } from '../migrate/retry-locked.ts'
import type { Database } from '../schema.ts'

type Step = { rows: number; cursor: string | null }

/** Fills what a migration added, in small transactions beside the traffic. */
export type Backfill = {
  name: string
  /** The migration that it needs. */
  after: string
  /**
   * Does the rows after the cursor, some hundred at a time, in the transaction that also stores the next cursor. The first
   * cursor and the one that ends it are null. A row that cannot be filled is the step's own to leave out and report.
   */
  step: (db: Transaction<Database>, cursor: string | null, report: Report) => Promise<Step>
}
