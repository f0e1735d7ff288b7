import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { ExpiringStorage } from '../storage.ts'
import type { Timings } from '../timings.ts'
import type { Ports } from '../ports/ports.ts'
import type { WakeNews } from '../ports/wake.ts'
import type { Result } from '../result.ts'
import { readItem, type OutboxItem, type OutboxBody } from './outbox-item.ts'
import { createSendQueue, judgeAttempt, noAttempts } from './send-queue.ts'

/** The stored items. One entry each: tabs that write at the same time do not overwrite each other. */
function createBox(store: ExpiringStorage, key: string) {
  const prefix = `outbox&${key}&`

  function list(): OutboxItem[] {
    return store
      .keys(prefix)
      .flatMap((name) => readItem(store.get(name)) ?? [])
      .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
  }

  return {
    list,
    head: (): OutboxItem | undefined => list().find(({ state }) => state === 'waiting'),
    get: (id: string): OutboxItem | undefined => readItem(store.get(prefix + id)),
    put: (item: OutboxItem): void => store.set(prefix + item.id, item),
    remove: (id: string): void => store.remove(prefix + id),
    /** Later than everything here, even when the clock was set back. */
    nextAt: (now: number): number => Math.max(now, (list().at(-1)?.at ?? 0) + 1),
  }
}

export type Receipt = { msgId: string; seq: number; msgTime: number }

/** Change of an item, in any tab. */
export type OutboxChange =
  | { type: 'added'; item: OutboxItem }
  | { type: 'retried'; id: string }
  | { type: 'sent'; id: string; receipt: Receipt }
  | { type: 'failed'; id: string; error: ErrorCode }
  | { type: 'discarded'; id: string }

type OutboxOptions = {
  ports: Ports
  timings: Timings
  store: ExpiringStorage
  /** `tenant&channel&user`: whose outbox it is. */
  key: string
  send: (item: OutboxItem) => Promise<Result<Receipt>>
  on: (change: OutboxChange) => void
}

/**
 * Messages that the server has not confirmed. The outbox survives a reload; one tab at a time sends, one item
 * at a time, in order; it retries an unknown outcome with the same id. An item fails (P9) if the server
 * refuses it, or fails on it too often (retry-rule.ts).
 */
export function createOutbox({ ports, timings, store, key, send, on }: OutboxOptions) {
  const { clock, locks, random, wake } = ports
  const box = createBox(store, key)
  let isOpen = false
  /** The server has asked not to be asked before: neither a waking tab nor a new message changes that. */
  let askedUntil = 0
  const queue = createSendQueue<OutboxItem>({
    clock,
    head: box.head,
    dueAt: ({ nextTryAt }) => Math.max(nextTryAt, askedUntil),
    attempt,
    isOpen: () => isOpen,
    exclusive: (work) => locks.exclusive(`foyer:outbox:${key}`, work),
  })
  const channel = ports.channel<OutboxChange>(`foyer:outbox:${key}`, (change) => {
    on(change)
    // The other tab is sending it; if that tab dies, the lock comes to us and we go on.
    if (change.type === 'added' || change.type === 'retried') void queue.flush()
  })

  function tell(change: OutboxChange): void {
    on(change)
    channel.post(change)
  }

  async function attempt(item: OutboxItem): Promise<boolean> {
    const verdict = judgeAttempt(await send(item), item, { timings, random })
    if (verdict.is === 'sent') {
      box.remove(item.id)
      tell({ type: 'sent', id: item.id, receipt: verdict.receipt })
      return true
    }
    // Confirmed or discarded while the answer was on its way: nothing is left to mark.
    if (!box.get(item.id)) return true
    if (verdict.is === 'again') {
      const { attempts, waitMs, askedMs } = verdict
      askedUntil = clock.now() + askedMs
      box.put({ ...item, ...attempts, nextTryAt: clock.now() + waitMs })
      return true
    }
    const error = verdict.is === 'refused' ? verdict.error : 'internal'
    box.put({ ...item, state: 'failed', error })
    tell({ type: 'failed', id: item.id, error })
    return true
  }

  /** The network may be back: the head need not wait for its time. */
  function hurry(news: WakeNews): void {
    if (news === 'offline') return
    const item = box.head()
    if (item && item.nextTryAt > clock.now()) box.put({ ...item, nextTryAt: 0 })
    void queue.flush()
  }

  const unsubscribe = wake.listen(hurry)
  return {
    list: box.list,
    add: (id: string, body: OutboxBody): void => {
      const item: OutboxItem = {
        id,
        body,
        at: box.nextAt(clock.now()),
        state: 'waiting',
        ...noAttempts,
        nextTryAt: 0,
      }
      box.put(item)
      tell({ type: 'added', item })
      void queue.flush()
    },
    retry: (id: string): void => {
      const item = box.get(id)
      if (!item) return
      const { error: _error, ...rest } = item
      box.put({ ...rest, state: 'waiting', ...noAttempts, nextTryAt: 0 })
      tell({ type: 'retried', id })
      void queue.flush()
    },
    discard: (id: string): void => {
      box.remove(id)
      tell({ type: 'discarded', id })
    },
    /** Its echo was seen: it is stored, whatever became of the answer. */
    confirm: (id: string): void => box.remove(id),
    /** Nothing leaves while it is shut; it starts shut. */
    open: (): void => {
      isOpen = true
      void queue.flush()
    },
    shut: (): void => {
      isOpen = false
    },
    close: (): void => {
      isOpen = false
      queue.close()
      unsubscribe()
      channel.close()
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
