import type { FastifyBaseLogger } from 'fastify'
import { inboxTiming } from '../../../node-timing.ts'
import { inboxChannelOf, tenantOfInboxChannel } from '../../../log/thread-ref.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isUnavailable } from '../../../platform/observe/unavailable.ts'
import type { Failures } from '../../../platform/observe/failures.ts'
import type { Metrics } from '../../../platform/observe/metrics.ts'
import type { BadMessages } from '../../../platform/redis/bad-messages.ts'
import type { RedisPort } from '../../../platform/redis/port.ts'
import { createInboxTeller } from './inbox-teller.ts'
import { countsFor, newInbox, see, tallyOf, type Inbox, type InboxListener } from './inbox-state.ts'
import { firstPlace, leftSince, listedAfter, sliceRows } from './listed-threads.ts'

export type { InboxListener, OpenCounts } from './inbox-state.ts'

export type InboxParts = {
  db: Db
  redis: RedisPort
  clock: Clock
  log: FastifyBaseLogger
  metrics: Pick<Metrics, 'rowFailures'>
  failures: Failures
  onBadMessage?: BadMessages
}

/** Rows of all inboxes together that one sweep compares; the next one goes on from there. */
const rowsPerSweep = 20_000

/**
 * The inbox lists of each tenant that has a desk open on this node. A notification names a thread that changed
 * hands; the sweep walks the lists in slices and compares them with what was last told, so that a lost notification
 * costs a few seconds. Threads of the robot are in no list and are not read.
 */
export function createInboxes({ db, redis, clock, log, metrics, failures, onBadMessage }: InboxParts) {
  const inboxes = new Map<number, Inbox>()
  const tell = createInboxTeller(db, failed)
  let turn = 0

  redis.onMessage((channel, payload) => {
    const tenantId = tenantOfInboxChannel(channel)
    const inbox = tenantId === undefined ? undefined : inboxes.get(tenantId)
    if (!inbox) return
    const threadId = Number(payload)
    if (Number.isSafeInteger(threadId) && threadId > 0)
      return void tell(inbox, [threadId]).catch((error: unknown) => failed(inbox, error))
    onBadMessage?.('inbox')
  })
  redis.onResubscribed(() => inboxes.forEach((inbox) => subscribe(inbox.tenantId)))

  /** While Redis is away this fails; `onResubscribed` tries again. */
  function subscribe(tenantId: number): void {
    void redis.subscribe(inboxChannelOf(tenantId)).catch(failures.ignore('redis.subscribe'))
  }

  function failed({ tenantId }: Inbox, error: unknown): void {
    metrics.rowFailures.inc({ job: 'inboxes' })
    log.warn({ err: error, tenantId }, 'an inbox could not be brought up to date')
  }

  function open(tenantId: number): Inbox {
    const inbox = newInbox(tenantId, clock.now())
    inboxes.set(tenantId, inbox)
    subscribe(tenantId)
    inbox.loading = load(inbox).catch((error: unknown) => {
      // The next desk reads it again.
      close(inbox)
      throw error
    })
    return inbox
  }

  function close(inbox: Inbox): void {
    if (inboxes.get(inbox.tenantId) !== inbox) return
    inboxes.delete(inbox.tenantId)
    void redis.unsubscribe(inboxChannelOf(inbox.tenantId)).catch(failures.ignore('redis.unsubscribe'))
  }

  /** Desks get no updates for threads that exist when the first desk connects. */
  async function load(inbox: Inbox): Promise<void> {
    for (let isLast = false; !isLast;) {
      const slice = await listedAfter(db, inbox.tenantId, inbox.after).execute()
      for (const row of slice) {
        see(inbox, row)
        const thread = inbox.known.get(row.id)
        if (thread) thread.told ??= thread.hands
      }
      inbox.after = slice.at(-1) ?? inbox.after
      isLast = slice.length < sliceRows
    }
    inbox.tally = tallyOf(inbox)
    // Desks that came meanwhile count what they read themselves.
    for (const listener of inbox.listeners.keys())
      inbox.listeners.set(listener, countsFor(listener.viewer, inbox.tally))
    beginWalk(inbox)
    inbox.loading = undefined
  }

  /** Goes on with the walk through the lists, for so many rows at most. Answers with how many were read. */
  async function walkOn(inbox: Inbox, maxRows: number): Promise<number> {
    let read = 0
    while (read < maxRows) {
      const slice = await listedAfter(db, inbox.tenantId, inbox.after).execute()
      read += slice.length
      await tellOrReport(
        inbox,
        slice.filter((row) => see(inbox, row)).map(({ id }) => id),
      )
      inbox.after = slice.at(-1) ?? inbox.after
      if (slice.length < sliceRows) {
        await endWalk(inbox)
        return read
      }
    }
    return read
  }

  async function endWalk(inbox: Inbox): Promise<void> {
    const gone = [...inbox.known].filter(([, { walk }]) => walk < inbox.walk).map(([id]) => id)
    inbox.tally = tallyOf(inbox)
    tellCounts(inbox)
    beginWalk(inbox)
    await tellOrReport(inbox, gone)
  }

  /** Rows that cannot be read keep neither the rest of the walk nor its counts from being told. */
  async function tellOrReport(inbox: Inbox, ids: number[]): Promise<void> {
    await tell(inbox, ids).catch((error: unknown) => failed(inbox, error))
  }

  async function tellLeft(inbox: Inbox): Promise<void> {
    const now = clock.now()
    if (now - inbox.leftAt < inboxTiming.leftEveryMs) return
    const since = inbox.leftAt - inboxTiming.leftOverlapMs
    const rows = await leftSince(db, inbox.tenantId, since).execute()
    for (const [id, thread] of inbox.left) if (thread.owned_since <= since) inbox.left.delete(id)
    const news = rows.filter(({ id, owned_since }) => inbox.left.get(id)?.owned_since !== owned_since)
    await tell(
      inbox,
      news.map(({ id }) => id),
    )
    inbox.leftAt = now
  }

  return {
    async follow(tenantId: number, listener: InboxListener): Promise<void> {
      const inbox = inboxes.get(tenantId) ?? open(tenantId)
      // At once: a desk that leaves while the lists are read is then gone.
      inbox.listeners.set(listener, countsFor(listener.viewer, inbox.tally))
      await inbox.loading
    },
    leave(tenantId: number, listener: InboxListener): void {
      const inbox = inboxes.get(tenantId)
      inbox?.listeners.delete(listener)
      if (inbox?.listeners.size === 0) close(inbox)
    },
    /** Inboxes take turns. One that fails costs the others nothing; without a database there is nothing to do. */
    async sweep(): Promise<void> {
      let left = rowsPerSweep
      for (const inbox of [...inboxes.values()].toSorted((a, b) => a.turn - b.turn)) {
        if (left <= 0) return
        if (inbox.loading) continue
        inbox.turn = ++turn
        try {
          left -= await walkOn(inbox, left)
          await tellLeft(inbox)
        } catch (error) {
          if (isUnavailable(error)) throw error
          failed(inbox, error)
        }
      }
    },
  }
}

export type Inboxes = ReturnType<typeof createInboxes>

function beginWalk(inbox: Inbox): void {
  inbox.walk++
  inbox.after = firstPlace
}

/** A desk that has read a part of a long list cannot count the rest of it. */
function tellCounts({ listeners, tally }: Inbox): void {
  for (const [listener, told] of listeners) {
    const counts = countsFor(listener.viewer, tally)
    if (counts.waiting === told.waiting && counts.withAgents === told.withAgents) continue
    listeners.set(listener, counts)
    listener.onCounts(counts)
  }
}
