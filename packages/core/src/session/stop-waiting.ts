import type { Effect } from './effect.ts'
import type { SessionState } from './state.ts'

/** Asks the server to end the wait, for whoever waits. */
export function stopWaiting({ mode, visitor }: SessionState): Effect[] {
  if (mode.name !== 'queued' || !visitor) return []
  return [{ do: 'request', call: 'stopWaiting', input: { userId: visitor.userId } }]
}
