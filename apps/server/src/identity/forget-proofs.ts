import { identityTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../deps.ts'

/** Proofs that have ended are refused by their time: nobody needs to remember who showed them. */
export async function forgetProofs({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  // They are accepted a little after their end, and clocks of nodes differ.
  const ended = new Date(clock.now() - 2 * identityTiming.skewMs)
  await db.deleteFrom('identity_proofs').where('expires_at', '<', ended).execute()
}
