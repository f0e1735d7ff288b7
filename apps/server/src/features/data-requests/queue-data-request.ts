import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { dataRequestTiming } from '../../node-timing.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { RequestRef } from '../../identity/request-secret.ts'

/** The name that runners know these jobs by. */
export const dataRequestTask = 'data-request'

/** It names the request only: everything else is read when the job runs. */
export const DataRequestJob = z.object({ tenantId: z.int().positive(), requestId: z.string().min(1) })

/** Promises the work of a request as part of what is being written: it is done if that is committed. */
export async function queueDataRequest(
  trx: Db | Transaction<Database>,
  { tenantId, id }: RequestRef,
  waitMs = 0,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${dataRequestTask}::text,
      ${JSON.stringify({ tenantId, requestId: id })}::json,
      run_at => now() + ${waitMs} * interval '1 ms',
      max_attempts => ${dataRequestTiming.tries}::int
    )
  `.execute(trx)
}
