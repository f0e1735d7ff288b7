import { backoffMs } from '@foyer/client/pace.ts'
import type { Clock } from '@foyer/client/ports/clock.ts'
import type { DeskClient } from '../desk-client.ts'
import { pace } from '../pace.ts'
import { deliverUnsent } from '../thread/deliver-unsent.ts'
import { nextToSend, type OutboxEvent, type Unsent } from '../thread/outbox.ts'
import type { DeskState } from './state.ts'

type Desk = { client: DeskClient; clock: Clock; get: () => DeskState; tell: (event: OutboxEvent) => void }

/** Sends what waits in the outbox, one reply after the other within a thread, each as often as it takes. */
export function createSender({ client, clock, get, tell }: Desk) {
  const busy = new Set<string>()

  /** Undefined when the session is over: the reply waits in storage for the next one. */
  async function deliver(item: Unsent): Promise<OutboxEvent | undefined> {
    for (let tries = 1; ; tries++) {
      const { id } = item
      const result = await deliverUnsent(client, item, { deadlineMs: pace.sendDeadlineMs })
      if (result.ok) return { on: 'sent', id, seq: result.data.seq }
      if (result.kind === 'refused' && result.http === 401) return undefined
      if (result.kind === 'refused') return { on: 'failed', id, error: result.error }
      if (tries >= pace.sendTries) return { on: 'failed', id, error: 'network' }
      await pause(Math.max(backoffMs(tries, pace, Math.random), result.retryAfterMs))
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => void clock.after(ms, resolve))
  }

  return async function send(threadId: string): Promise<void> {
    if (busy.has(threadId)) return
    busy.add(threadId)
    for (let item = nextToSend(get().outbox, threadId); item; item = nextToSend(get().outbox, threadId)) {
      const outcome = await deliver(item)
      if (!outcome) break
      tell(outcome)
    }
    busy.delete(threadId)
  }
}
