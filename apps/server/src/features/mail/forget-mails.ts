import { mailTiming } from '../../node-timing.ts'
import type { Deps } from '../../deps.ts'

/** Causes that are so old that nobody tries to mail them, or causes them again. */
export async function forgetMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('queued_at', '<', clock.now() - mailTiming.keptMs)
    .execute()
}
