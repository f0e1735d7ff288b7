import { sql, type Transaction } from 'kysely'
import { ticketTiming } from '@foyer/core/timing.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Database } from '../../platform/db/schema.ts'
import { causeOf, type MailJob } from './mail-job.ts'

/** The name that runners know these jobs by. */
export const mailTask = 'mail'

/**
 * Promises a mail, as part of what is being written: it is sent if that is committed, and once for each cause. On a
 * node that sends no mails (no `SMTP_URL`) it does nothing.
 */
export async function queueMail(trx: Db | Transaction<Database>, job: MailJob): Promise<void> {
  const cause = causeOf(job)
  const { tenantId } = job
  await sql`
    with caused as (
      insert into mails (tenant_id, cause)
      select ${tenantId}::int, ${cause}::text where current_setting('foyer.mail', true) = 'on'
      on conflict do nothing
      returning cause
    )
    select graphile_worker.add_job(
      ${mailTask}::text,
      ${JSON.stringify(job)}::json,
      max_attempts => ${ticketTiming.mailTries}::int,
      job_key => ${`${mailTask}:${tenantId}:`}::text || cause,
      job_key_mode => 'unsafe_dedupe'
    )
    from caused
  `.execute(trx)
}
