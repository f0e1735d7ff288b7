import { createHash } from 'node:crypto'
import { ticketTiming } from '@foyer/core/timing.ts'
import type { Db } from '../../platform/db/pool.ts'
import { mailboxOf } from './mail-address.ts'

type Weighed = { tenantId: number; cause: string; address: string; now: number }

/**
 * Whether a mail may go to an address today; it then weighs on that day, once, however often it is tried. Nobody who
 * types somebody else's address can fill their mailbox.
 */
export async function mayMail(db: Db, { tenantId, cause, address, now }: Weighed): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('mails')
      .select('counted_at')
      .where('tenant_id', '=', tenantId)
      .where('cause', '=', cause)
      .forUpdate()
      .executeTakeFirst()
    if (!mail) return false
    if (mail.counted_at !== null) return true
    const counted = await trx
      .insertInto('mail_counts')
      .values({ tenant_id: tenantId, address_hash: addressHash(address), day: dayOf(now), count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'address_hash', 'day'])
          .doUpdateSet((row) => ({ count: row('mail_counts.count', '+', 1) }))
          .where('mail_counts.count', '<', ticketTiming.mailsPerDay),
      )
      .returning('count')
      .executeTakeFirst()
    if (!counted) return false
    await trx
      .updateTable('mails')
      .set({ counted_at: now })
      .where('tenant_id', '=', tenantId)
      .where('cause', '=', cause)
      .execute()
    return true
  })
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

/** Under which an address is counted. */
export function addressHash(address: string): Buffer {
  return createHash('sha256').update(mailboxOf(address)).digest()
}
