import { identityTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../deps.ts'

const { forgetEveryMs, skewMs } = identityTiming

/** Proofs that have ended are refused by their time: nobody needs to remember who showed them. */
export function createForgetProofs({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  let forgotAt = 0
  return async (): Promise<void> => {
    const now = clock.now()
    if (now - forgotAt < forgetEveryMs) return
    forgotAt = now
    // They are accepted a little after their end, and clocks of nodes differ.
    const ended = new Date(now - 2 * skewMs)
    await db.deleteFrom('identity_proofs').where('expires_at', '<', ended).execute()
  }
}
