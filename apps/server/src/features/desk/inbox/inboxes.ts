import type { Db } from '../../../platform/db/pool.ts'
import type { RedisPort } from '../../../platform/redis/port.ts'
import { inboxBellOf } from '../../../log/thread-ref.ts'
import { summaries, toSummary, type Summary } from './summaries.ts'

export type InboxListener = (thread: { id: number; summary: Summary }) => void
type Inbox = { tenantId: number; listeners: Set<InboxListener>; known: Map<number, string> }

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
      .where('t.id', 'in', ids)
      .execute()
    for (const row of rows) {
      if (row.is_open) inbox.known.set(row.id, handsOf(row))
      else inbox.known.delete(row.id)
      for (const listener of inbox.listeners) listener({ id: row.id, summary: toSummary(row) })
    }
  }

  async function openThreads(tenantId: number): Promise<Map<number, string>> {
    const rows = await db
      .selectFrom('threads')
      .select(['id', 'owner_kind', 'owner_id', 'owned_since'])
      .where('tenant_id', '=', tenantId)
      .where('is_open', '=', true)
      .execute()
    return new Map(rows.map((row) => [row.id, handsOf(row)]))
  }

  return {
    async follow(tenantId: number, listener: InboxListener): Promise<void> {
      let inbox = inboxes.get(tenantId)
      if (!inbox) {
        inbox = { tenantId, listeners: new Set(), known: new Map() }
        inboxes.set(tenantId, inbox)
        subscribe(tenantId)
        inbox.known = await openThreads(tenantId)
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
        const moved = [...now.keys()].filter((id) => inbox.known.get(id) !== now.get(id))
        const gone = [...inbox.known.keys()].filter((id) => !now.has(id))
        await tell(inbox, [...moved, ...gone])
      }
    },
  }
}

export type Inboxes = ReturnType<typeof createInboxes>

/** Who holds a thread since when: differs whenever its row in a list does. */
function handsOf(row: { owner_kind: number; owner_id: number; owned_since: number }): string {
  return `${row.owner_kind}:${row.owner_id}:${row.owned_since}`
}
