import { readTiming } from '../node-timing.ts'
import type { ThreadHead } from '../rules/log/head.ts'
import type { Clock } from '../platform/clock.ts'
import type { Failures } from '../platform/observe/failures.ts'
import type { BadMessages } from '../platform/redis/bad-messages.ts'
import type { Quarantine } from '../platform/jobs/quarantine.ts'
import type { RedisPort } from '../platform/redis/port.ts'
import { parseNotification } from './notifier.ts'
import type { Heads } from './heads.ts'
import type { LogReader } from './read.ts'
import { threadChannelOf, refOfThreadChannel, tagOf, type ThreadRef } from './thread-ref.ts'
import { deliver, moveHead, tellAll, type Listener, type Watch } from './watch.ts'

type Options = {
  redis: RedisPort
  heads: Heads
  reader: LogReader
  clock: Clock
  quarantine: Quarantine
  failures: Failures
  onBadMessage?: BadMessages
}

/** The threads that somebody on this node follows: one subscription each, however many tabs and agents. */
export function createWatches({ redis, heads, reader, clock, quarantine, failures, onBadMessage }: Options) {
  const watches = new Map<string, Watch>()
  const opening = new Map<string, Promise<Watch | undefined>>()

  redis.onMessage((channel, payload) => {
    const ref = refOfThreadChannel(channel)
    const watch = ref && watches.get(tagOf(ref))
    if (!watch) return
    const notification = parseNotification(payload)
    if (!notification) return onBadMessage?.('thread')
    if ('note' in notification) return tellAll(watch, (listener) => listener.onNote(notification.note, watch))
    if (notification.entry && !watch.goal && notification.entry.seq === watch.head.seq + 1)
      deliver(watch, notification.entry, notification.head)
    else advance(watch, notification.head)
  })

  // Channels do not survive a lost connection, and neither do notifications that came meanwhile: the sweep reads those.
  redis.onResubscribed(() => {
    for (const watch of watches.values()) void subscribe(watch.ref)
  })

  /** Without a channel the sweep delivers. */
  async function subscribe(ref: ThreadRef): Promise<void> {
    await redis.subscribe(threadChannelOf(ref)).catch(failures.ignore('redis.subscribe'))
  }

  function unsubscribe(ref: ThreadRef): void {
    void redis.unsubscribe(threadChannelOf(ref)).catch(failures.ignore('redis.unsubscribe'))
  }

  /** Brings a watch up to a head learnt from a notification, the cache or the sweep. */
  function advance(watch: Watch, head: ThreadHead): void {
    if (head.seq <= watch.head.seq) {
      if (head.seq === watch.head.seq) moveHead(watch, head)
      return
    }
    if (watch.goal) {
      if (head.seq > watch.goal.seq) watch.goal = head
      return
    }
    // A gap that could not be delivered waits for its next try.
    if (quarantine.held('delivery').some(({ id }) => id === watch.ref.threadId)) return
    watch.goal = head
    void readGap(watch)
  }

  async function readGap(watch: Watch): Promise<void> {
    const { tenantId, threadId } = watch.ref
    try {
      await quarantine.attempt('delivery', { tenantId, id: threadId }, () => deliverGap(watch))
    } catch (error) {
      // Only an outage gets here; the next sweep finds the same gap.
      failures.report('delivery', error, { tenantId, threadId })
    } finally {
      watch.goal = undefined
    }
  }

  async function deliverGap(watch: Watch): Promise<void> {
    while (watch.goal && watch.head.seq < watch.goal.seq) {
      const range = { threadKey: watch.key, limit: readTiming.eventsPerAnswer }
      const { entries } = await reader.after(watch.ref, watch.head.seq, range)
      if (entries.length === 0) return
      for (const entry of entries) deliver(watch, entry, { ...watch.goal, seq: entry.seq })
    }
  }

  async function open(ref: ThreadRef, key: string): Promise<Watch | undefined> {
    // Subscribe before reading the head: what is committed in between notifications.
    await subscribe(ref)
    const head = await heads.read(ref)
    if (!head) {
      unsubscribe(ref)
      return undefined
    }
    const watch: Watch = {
      ref,
      key,
      head,
      listeners: [],
      polledAt: clock.now(),
      visitorPolledAt: 0,
      presenceAt: 0,
      handedSeq: 0,
      goal: undefined,
    }
    watches.set(tagOf(ref), watch)
    return watch
  }

  async function catchUp(watch: Watch, listener: Listener, fromSeq: number): Promise<void> {
    let seq = fromSeq
    while (seq < watch.head.seq) {
      const range = { threadKey: watch.key, limit: readTiming.eventsPerAnswer, untilSeq: watch.head.seq }
      const { entries } = await reader.after(watch.ref, seq, range)
      if (entries.length === 0) return
      for (const entry of entries) listener.onEntry(entry, { ...watch.head, seq: entry.seq }, watch)
      seq = entries.at(-1)?.seq ?? seq
    }
  }

  function forgetIfUnused(watch: Watch): void {
    const isUsed = watch.listeners.length > 0 || clock.now() - watch.polledAt < readTiming.pollerIdleMs
    if (isUsed || !watches.delete(tagOf(watch.ref))) return
    unsubscribe(watch.ref)
  }

  function leave(watch: Watch, listener: Listener): void {
    watch.listeners = watch.listeners.filter((other) => other !== listener && other.inPlaceOf !== listener)
    forgetIfUnused(watch)
  }

  return {
    /** The watch of a thread; undefined when there is no such thread. Free when somebody here follows it already. */
    async of(ref: ThreadRef, key: string): Promise<Watch | undefined> {
      const tag = tagOf(ref)
      const known = watches.get(tag)
      if (known) {
        // The requester is about to use the watch, so the cleanup must not remove it.
        known.polledAt = clock.now()
        return known
      }
      const pending = opening.get(tag) ?? open(ref, key).finally(() => opening.delete(tag))
      opening.set(tag, pending)
      return pending
    },

    /**
     * Lets a listener follow from a place in the log: first what is stored, then what happens. It joins in the
     * same turn in which it has caught up, so nothing falls between. Notes and changes of hands are not stored:
     * it hears those from the start. A listener that leaves before it has caught up never joins.
     */
    async follow(watch: Watch, listener: Listener, fromSeq: number): Promise<void> {
      const { onHead, onNote } = listener
      const catchingUp: Listener = { onEntry: () => undefined, onHead, onNote, inPlaceOf: listener }
      watch.listeners.push(catchingUp)
      try {
        await catchUp(watch, listener, fromSeq)
        watch.listeners = watch.listeners.map((other) => (other === catchingUp ? listener : other))
      } catch (error) {
        leave(watch, listener)
        throw error
      }
    },

    leave,

    polled(watch: Watch): void {
      watch.polledAt = watch.visitorPolledAt = clock.now()
    },

    advance,
    all: (): Iterable<Watch> => watches.values(),
    size: (): number => watches.size,
    forgetUnused: (): void => watches.forEach(forgetIfUnused),
  }
}

export type Watches = ReturnType<typeof createWatches>
