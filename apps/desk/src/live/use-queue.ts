import { browserClock } from '@foyer/client/ports/clock.ts'
import { useDesk } from './desk-context.tsx'
import type { Unsent } from '../state/outbox/outbox.ts'

export type Written = Pick<Unsent, 'text' | 'isNote' | 'msgType' | 'fileName' | 'quote' | 'insists'>

/** Hands what was written to the outbox, which brings it to the server. */
export function useQueue(threadId: string): (written: Written) => void {
  const { dispatch } = useDesk()
  return (written) => {
    const item = { ...written, id: crypto.randomUUID(), threadId, at: browserClock.now() }
    dispatch({ on: 'outbox', event: { on: 'queued', item: { ...item, state: 'sending' } } })
  }
}
