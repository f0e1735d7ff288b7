import type { Result } from '../result.ts'
import { createOutbox, type OutboxChange, type Receipt } from '../outbox/outbox.ts'
import type { OutboxItem } from '../outbox/outbox-item.ts'
import { createStorage, type RawStorage } from '../storage.ts'
import type { FakeTab } from './fake-browser.ts'
import { testTimings } from './test-timings.ts'

export type Sent = Result<Receipt>

/** A server that stores by id, as ours does, and answers as the weather wants. */
export function fakePostOffice() {
  const stored: string[] = []
  const attempts: string[] = []
  let inFlight = 0
  let mostInFlight = 0
  const answers: (Sent | 'lost' | 'hang')[] = []

  async function send({ id, body }: OutboxItem): Promise<Sent> {
    attempts.push(id)
    inFlight += 1
    mostInFlight = Math.max(mostInFlight, inFlight)
    await Promise.resolve()
    inFlight -= 1
    const answer = answers.shift()
    if (answer === 'hang') return new Promise(() => undefined)
    if (answer && answer !== 'lost') return answer
    if (!stored.includes(id)) stored.push(id)
    const seq = stored.indexOf(id) + 1
    // Stored, but the answer never came back.
    if (answer === 'lost') return { ok: false, kind: 'unknown', reason: 'network', retryAfterMs: 0 }
    return { ok: true, data: { msgId: `t.${seq}`, seq, msgTime: body.msgContent.length } }
  }

  return { send, stored, attempts, answers, mostInFlight: () => mostInFlight }
}

export type PostOffice = ReturnType<typeof fakePostOffice>

export function outboxTab(tab: FakeTab, storage: RawStorage, office: Pick<PostOffice, 'send'>) {
  const changes: OutboxChange[] = []
  const outbox = createOutbox({
    ports: tab,
    timings: testTimings,
    store: createStorage(tab.clock, storage),
    key: 't&c&u',
    send: office.send,
    on: (change) => changes.push(change),
  })
  outbox.open()
  return {
    tab,
    outbox,
    changes,
    add: (id: string) => outbox.add(id, { msgContent: `text of ${id}`, msgType: 1 }),
  }
}

export const networkDown: Sent = { ok: false, kind: 'unknown', reason: 'network', retryAfterMs: 0 }
/** Code 500: it may have happened, or not. */
export const broken: Sent = { ok: false, kind: 'unknown', reason: 'server', retryAfterMs: 0 }
export const closed: Sent = {
  ok: false,
  kind: 'refused',
  error: 'session.closed',
  http: 409,
}
