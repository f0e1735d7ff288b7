import { createSendQueue, judgeAttempt, noAttempts, type Attempts } from '@foyer/client/outbox/send-queue.ts'
import type { Clock } from '@foyer/client/ports/clock.ts'
import type { DeskClient } from '../platform/desk-client.ts'
import { timings } from '../platform/timings.ts'
import { deliverUnsent } from '../state/outbox/deliver-unsent.ts'
import { nextToSend, type OutboxEvent, type Unsent } from '../state/outbox/outbox.ts'
import type { DeskState } from './state.ts'

type Desk = { client: DeskClient; clock: Clock; get: () => DeskState; tell: (event: OutboxEvent) => void }
type Waiting = { attempts: Attempts; dueAt: number }

/** Sends what waits in the outbox, one reply after the other within a thread, each as often as it takes. */
export function createSender({ client, clock, get, tell }: Desk) {
  const queues = new Map<string, ReturnType<typeof createSendQueue<Unsent>>>()
  const waiting = new Map<string, Waiting>()
  const rules = { timings, random: Math.random, mostTries: timings.sendTries }

  function queueOf(threadId: string) {
    const known = queues.get(threadId)
    if (known) return known
    const made = createSendQueue<Unsent>({
      clock,
      head: () => nextToSend(get().outbox, threadId),
      dueAt: ({ id }) => waiting.get(id)?.dueAt ?? 0,
      attempt,
    })
    queues.set(threadId, made)
    return made
  }

  async function attempt(item: Unsent): Promise<boolean> {
    const { id } = item
    const result = await deliverUnsent(client, item, { deadlineMs: timings.sendDeadlineMs })
    const verdict = judgeAttempt(result, waiting.get(id)?.attempts ?? noAttempts, rules)
    if (verdict.is === 'again') {
      waiting.set(id, { attempts: verdict.attempts, dueAt: clock.now() + verdict.waitMs })
      return true
    }
    waiting.delete(id)
    // The sign-in is over: the reply waits in storage for the next one.
    if (verdict.is === 'refused' && verdict.http === 401) return false
    tell(
      verdict.is === 'sent'
        ? { on: 'sent', id, seq: verdict.receipt.seq }
        : { on: 'failed', id, error: verdict.error },
    )
    return true
  }

  return (threadId: string): Promise<void> => queueOf(threadId).flush()
}
