import { z } from 'zod'
import {
  nobody,
  othersBeside,
  stillHere,
  withNote,
  type Viewers as Seen,
  type ViewingNote,
} from '@foyer/core/desk/viewers.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { RedisPort } from '../../../platform/redis/port.ts'

type Agent = ViewingNote['agent']
export type ViewersListener = { agentId: number; onViewers: (threadKey: string, others: Agent[]) => void }
type Listening = { told: Map<string, string> }
type Tenant = { tenantId: number; seen: Seen; listeners: Map<ViewersListener, Listening> }

const channelOf = (tenantId: number): string => `viewing:{${tenantId}}`
const tenantOf = (channel: string): number => Number(/^viewing:\{(\d+)\}$/.exec(channel)?.[1] ?? 0)

/**
 * Who looks at which thread: notes that go through Redis to every node with a desk of the tenant, and are stored
 * nowhere. A desk is told only about threads that its own agent looks at.
 */
export function createViewers({ redis, clock }: { redis: RedisPort; clock: Clock }) {
  const tenants = new Map<number, Tenant>()

  redis.onMessage((channel, payload) => {
    const tenant = tenants.get(tenantOf(channel))
    if (!tenant) return
    tenant.seen = withNote(tenant.seen, parseNote(payload), clock.now())
    tell(tenant)
  })
  redis.onResubscribed(() => tenants.forEach(({ tenantId }) => subscribe(tenantId)))

  function subscribe(tenantId: number): void {
    void redis.subscribe(channelOf(tenantId)).catch(() => undefined)
  }

  function tell({ seen, listeners }: Tenant): void {
    for (const [listener, listening] of listeners) {
      const beside = othersBeside(seen, listener.agentId)
      for (const [threadKey, others] of beside) {
        const who = JSON.stringify(others)
        // Nobody is what a desk takes for granted until it is told of somebody.
        if ((listening.told.get(threadKey) ?? '[]') === who) continue
        listener.onViewers(threadKey, others)
        listening.told.set(threadKey, who)
      }
      for (const [threadKey, who] of listening.told) {
        if (beside.has(threadKey)) continue
        if (who !== '[]') listener.onViewers(threadKey, [])
        listening.told.delete(threadKey)
      }
    }
  }

  return {
    tell(tenantId: number, note: ViewingNote): void {
      void redis.publish(channelOf(tenantId), JSON.stringify(note)).catch(() => undefined)
    },
    follow(tenantId: number, listener: ViewersListener): void {
      const tenant = tenants.get(tenantId) ?? { tenantId, seen: nobody, listeners: new Map() }
      if (!tenants.has(tenantId)) subscribe(tenantId)
      tenants.set(tenantId, tenant)
      tenant.listeners.set(listener, { told: new Map() })
    },
    leave(tenantId: number, listener: ViewersListener): void {
      const tenant = tenants.get(tenantId)
      tenant?.listeners.delete(listener)
      if (!tenant || tenant.listeners.size > 0) return
      tenants.delete(tenantId)
      void redis.unsubscribe(channelOf(tenantId)).catch(() => undefined)
    },
    sweep(): void {
      for (const tenant of tenants.values()) {
        const here = stillHere(tenant.seen, clock.now())
        if (here === tenant.seen) continue
        tenant.seen = here
        tell(tenant)
      }
    },
  }
}

export type Viewers = ReturnType<typeof createViewers>

const Note = z.object({
  threadKey: z.string(),
  agent: z.object({ id: z.int(), nick: z.string(), face: z.string() }),
  isGone: z.boolean(),
})

/** Throws for what is no such note; the connection counts it. */
function parseNote(payload: string): ViewingNote {
  return Note.parse(JSON.parse(payload))
}
