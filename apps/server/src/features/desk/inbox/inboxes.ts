import type { Db } from '../../../platform/db/pool.ts'
import type { RedisPort } from '../../../platform/redis/port.ts'
import { toOwner } from '../../../log/owner-columns.ts'
import { inboxBellOf } from '../../../log/thread-ref.ts'
import { summaries, toSummary, type Summary } from './summaries.ts'

export type OpenCounts = { waiting: number; withAgents: number }
export type InboxListener = {
  onThread: (thread: { id: number; summary: Summary }) => void
  onCounts: (counts: OpenCounts) => void
}
type Hands = { owner_kind: number; owner_id: number; owned_since: number }
type Inbox = {
  tenantId: number
  listeners: Set<InboxListener>
  known: Map<number, Hands>
  /** As it was last told. */
  counts: OpenCounts
}

/** Rows of a list that are read in one statement: after a long absence there may be many. */
const atOnce = 1_000

/**
 * The inbox lists of each tenant that has a desk open on this node. A ring names a thread that changed hands;
 * the sweep compares all hands with what was last told, so a lost ring is late and not lost.
 */
export function createInboxes({ db, redis }: { db: Db; redis: RedisPort }) {
  const inboxes = new Map<number, Inbox>()

  redis.onMessage((channel, payload) => {
    for (const inbox of inboxes.values()) {
      if (inboxBellOf(inbox.tenantId) === channel) void tell(inbox, [Number(payload)]).catch(() => undefined)
    }
  })
  redis.onResubscribed(() => inboxes.forEach((inbox) => subscribe(inbox.tenantId)))

  function subscribe(tenantId: number): void {
    void redis.subscribe(inboxBellOf(tenantId)).catch(() => undefined)
  }

  async function tell(inbox: Inbox, ids: number[]): Promise<void> {
    if (ids.length === 0) return
    const rows = await summaries(db)
      .where('t.tenant_id', '=', inbox.tenantId)
      .where('t.id', 'in', ids.slice(0, atOnce))
      .execute()
    for (const row of rows) {
      if (row.is_open) inbox.known.set(row.id, handsIn(row))
      else inbox.known.delete(row.id)
      for (const listener of inbox.listeners) listener.onThread({ id: row.id, summary: toSummary(row) })
    }
    return tell(inbox, ids.slice(atOnce))
  }

  /** Nobody follows a list that could not be read: the next comer reads it anew. */
  function giveUp(inbox: Inbox) {
    return (error: unknown): never => {
      if (inbox.listeners.size === 0 && inboxes.get(inbox.tenantId) === inbox) inboxes.delete(inbox.tenantId)
      throw error
    }
  }

  async function openThreads(tenantId: number): Promise<Map<number, Hands>> {
    const rows = await db
      .selectFrom('threads')
      .select(['id', 'owner_kind', 'owner_id', 'owned_since'])
      .where('tenant_id', '=', tenantId)
      .where('is_open', '=', true)
      .execute()
    return new Map(rows.map((row) => [row.id, handsIn(row)]))
  }

  return {
    async follow(tenantId: number, listener: InboxListener): Promise<void> {
      let inbox = inboxes.get(tenantId)
      if (!inbox) {
        inbox = { tenantId, listeners: new Set(), known: new Map(), counts: { waiting: 0, withAgents: 0 } }
        inboxes.set(tenantId, inbox)
        subscribe(tenantId)
        inbox.known = await openThreads(tenantId).catch(giveUp(inbox))
        inbox.counts = countsOf(inbox.known)
      }
      inbox.listeners.add(listener)
    },
    leave(tenantId: number, listener: InboxListener): void {
      const inbox = inboxes.get(tenantId)
      inbox?.listeners.delete(listener)
      if (!inbox || inbox.listeners.size > 0) return
      inboxes.delete(tenantId)
      void redis.unsubscribe(inboxBellOf(tenantId)).catch(() => undefined)
    },
    async sweep(): Promise<void> {
      for (const inbox of inboxes.values()) {
        const now = await openThreads(inbox.tenantId)
        const moved = [...now.keys()].filter((id) => handsOf(inbox.known.get(id)) !== handsOf(now.get(id)))
        const gone = [...inbox.known.keys()].filter((id) => !now.has(id))
        // How many there are is known already, whether or not the rows can be read.
        await tell(inbox, [...moved, ...gone]).finally(() => tellCounts(inbox, countsOf(now)))
      }
    },
  }
}

export type Inboxes = ReturnType<typeof createInboxes>

function handsIn({ owner_kind, owner_id, owned_since }: Hands): Hands {
  return { owner_kind, owner_id, owned_since }
}

/** Who holds a thread since when: differs whenever its row in a list does. */
function handsOf(row: Hands | undefined): string {
  return row ? `${row.owner_kind}:${row.owner_id}:${row.owned_since}` : ''
}

/** A desk that has read a part of a long list cannot count the rest of it. */
function tellCounts(inbox: Inbox, counts: OpenCounts): void {
  if (counts.waiting === inbox.counts.waiting && counts.withAgents === inbox.counts.withAgents) return
  inbox.counts = counts
  for (const listener of inbox.listeners) listener.onCounts(counts)
}

function countsOf(known: ReadonlyMap<number, Hands>): OpenCounts {
  const counts = { waiting: 0, withAgents: 0 }
  for (const hands of known.values()) {
    const { kind } = toOwner(hands)
    if (kind === 'queue') counts.waiting++
    if (kind === 'agent') counts.withAgents++
  }
  return counts
}
