import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from '@foyer/server/platform/observe/unavailable.ts'
import type { Pool } from '@foyer/server/platform/db/pool.ts'
import { foreverMs } from './patience.ts'

const pauseMs = 200

/** The test's own eyes on the database. */
export type PatientPostgres = {
  /** The rows. While PostgreSQL is away it asks again: that it was away is what some faults are about. */
  ask: <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>
}

export function patientPostgres(pool: Pool): PatientPostgres {
  return {
    async ask<Row extends object>(statement: string, values: unknown[] = []) {
      for (const deadline = Date.now() + foreverMs; ; await sleep(pauseMs)) {
        try {
          return (await pool.query<Row>(statement, values)).rows
        } catch (error) {
          if (!isUnavailable(error) || Date.now() > deadline) throw error
        }
      }
    },
  }
}
