import { mailTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../../deps.ts'

const { forgetEveryMs, keptMs } = mailTiming

/** Causes that are so old that nobody tries to mail them, or causes them again. */
export function createForgetMails({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  let forgotAt = 0
  return async (): Promise<void> => {
    const now = clock.now()
    if (now - forgotAt < forgetEveryMs) return
    forgotAt = now
    await db
      .deleteFrom('mails')
      .where('queued_at', '<', now - keptMs)
      .execute()
  }
}
