import type { DataRequestState } from '@foyer/contract/my-data/data-request.ts'

type Stored = { state: DataRequestState; expires_at: number | null }

/** The state of a request now: time is over when it is, not when the clean-up has come by. */
export function stateAt({ state, expires_at }: Stored, now: number): DataRequestState {
  const canExpire = state === 'unconfirmed' || state === 'done'
  return canExpire && expires_at !== null && expires_at <= now ? 'expired' : state
}
