import type { ErrorCode } from '@foyer/contract/errors.ts'
import { backoffMs, type Pace } from '../pace.ts'
import type { Ports } from '../ports/ports.ts'
import type { WakeNews } from '../ports/wake.ts'
import type { Result } from '../result.ts'
import { mostFaults } from '../retry-rule.ts'
import type { Store } from '../storage.ts'
import { createBox } from './outbox-box.ts'
import type { OutboxBody, OutboxItem } from './outbox-item.ts'

export type Receipt = { msgId: string; seq: number; msgTime: number }

/** What happened to an item, in whichever tab. */
export type OutboxChange =
  | { type: 'added'; item: OutboxItem }
  | { type: 'retried'; id: string }
  | { type: 'sent'; id: string; receipt: Receipt }
  | { type: 'failed'; id: string; error: ErrorCode }
  | { type: 'discarded'; id: string }

type OutboxOptions = {
  ports: Ports
  pace: Pace
  store: Store
  /** `tenant&channel&user`: whose outbox it is. */
  key: string
  send: (item: OutboxItem) => Promise<Result<Receipt>>
  on: (change: OutboxChange) => void
}

/**
 * What the visitor wrote and the server has not confirmed. It survives a reload; one tab at a time sends, one
 * item at a time, in order; an unknown outcome is tried again with the same id. What fails (P9) is what was refused, and
 * what the server broke on too often (retry-rule.ts).
 */
export function createOutbox({ ports, pace, store, key, send, on }: OutboxOptions) {
  const { clock, locks, random, wake } = ports
  const box = createBox(store, key)
  let isOpen = false
  let isFlushing = false
  let isAskedAgain = false
  /** The server has asked not to be asked before: neither a waking tab nor a new message changes that. */
  let askedUntil = 0
  let cancel = (): void => undefined
  const channel = ports.channel<OutboxChange>(`foyer:outbox:${key}`, (change) => {
    on(change)
    // The other tab is sending it; if that tab dies, the lock comes to us and we go on.
    if (change.type === 'added' || change.type === 'retried') void flush()
  })

  function tell(change: OutboxChange): void {
    on(change)
    channel.post(change)
  }

  async function flush(): Promise<void> {
    isAskedAgain = true
    if (isFlushing) return
    isFlushing = true
    while (isOpen && isAskedAgain) {
      isAskedAgain = false
      cancel()
      await locks.exclusive(`foyer:outbox:${key}`, async () => {
        while (isOpen && (await sendHead())) continue
      })
    }
    isFlushing = false
  }

  /** True when the next one may go. */
  async function sendHead(): Promise<boolean> {
    const item = box.head()
    if (!item) return false
    const pause = Math.max(item.nextTryAt, askedUntil) - clock.now()
    if (pause > 0) return later(pause)
    const result = await send(item)
    if (result.ok) {
      box.remove(item.id)
      tell({ type: 'sent', id: item.id, receipt: result.data })
      return true
    }
    // Confirmed or discarded while the answer was on its way: nothing is left to mark.
    if (!box.get(item.id)) return true
    const faults = item.faults + Number(result.kind === 'unknown' && result.reason === 'server')
    if (result.kind === 'refused' || faults >= mostFaults) {
      const error = result.kind === 'refused' ? result.error : 'internal'
      box.put({ ...item, state: 'failed', error })
      tell({ type: 'failed', id: item.id, error })
      return true
    }
    const tries = item.tries + 1
    askedUntil = clock.now() + result.retryAfterMs
    const wait = Math.max(backoffMs(tries, pace, random), result.retryAfterMs)
    box.put({ ...item, tries, faults, nextTryAt: clock.now() + wait })
    return later(wait)
  }

  /** The lock is free while we wait: a tab that is asleep must not keep the others from sending. */
  function later(ms: number): false {
    cancel()
    cancel = clock.after(ms, () => void flush())
    return false
  }

  /** The network may be back: the head need not wait for its time. */
  function hurry(news: WakeNews): void {
    if (news === 'offline') return
    const item = box.head()
    if (item && item.nextTryAt > clock.now()) box.put({ ...item, nextTryAt: 0 })
    void flush()
  }

  const deafen = wake.listen(hurry)
  return {
    list: box.list,
    add: (id: string, body: OutboxBody): void => {
      const item: OutboxItem = {
        id,
        body,
        at: box.nextAt(clock.now()),
        state: 'waiting',
        tries: 0,
        faults: 0,
        nextTryAt: 0,
      }
      box.put(item)
      tell({ type: 'added', item })
      void flush()
    },
    retry: (id: string): void => {
      const item = box.get(id)
      if (!item) return
      const { error: _error, ...rest } = item
      box.put({ ...rest, state: 'waiting', tries: 0, faults: 0, nextTryAt: 0 })
      tell({ type: 'retried', id })
      void flush()
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
      void flush()
    },
    shut: (): void => {
      isOpen = false
    },
    close: (): void => {
      isOpen = false
      cancel()
      deafen()
      channel.close()
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
