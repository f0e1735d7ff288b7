import { z } from 'zod'
import {
  nobody,
  othersBeside,
  stillHere,
  withNote,
  type Viewers as Seen,
  type ViewingNote,
} from '../../../rules/desk/viewers.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Failures } from '../../../platform/observe/failures.ts'
import type { BadMessages } from '../../../platform/redis/bad-messages.ts'
import type { RedisPort } from '../../../platform/redis/port.ts'
import { tryParse } from '../../../platform/try-parse.ts'

type Agent = ViewingNote['agent']
export type ViewersListener = { agentId: number; onViewers: (threadKey: string, others: Agent[]) => void }
type Listening = { told: Map<string, string> }
type Tenant = { tenantId: number; seen: Seen; listeners: Map<ViewersListener, Listening> }

type Parts = { redis: RedisPort; clock: Clock; failures: Failures; onBadMessage: BadMessages }

const channelOf = (tenantId: number): string => `viewing:{${tenantId}}`
const tenantOf = (channel: string): number => Number(/^viewing:\{(\d+)\}$/.exec(channel)?.[1] ?? 0)

/**
 * Tracks which agents view which thread. Ephemeral events go through Redis to every node with a desk of the
 * tenant and are not stored. A desk gets only the viewers of threads that its own agent views.
 */
export function createViewers({ redis, clock, failures, onBadMessage }: Parts) {
  const tenants = new Map<number, Tenant>()

  redis.onMessage((channel, payload) => {
    const tenant = tenants.get(tenantOf(channel))
    if (!tenant) return
    const note = parseNote(payload)
    if (!note) return onBadMessage('viewing')
    tenant.seen = withNote(tenant.seen, note, clock.now())
    tell(tenant)
  })
  redis.onResubscribed(() => tenants.forEach(({ tenantId }) => subscribe(tenantId)))

  function subscribe(tenantId: number): void {
    void redis.subscribe(channelOf(tenantId)).catch(failures.ignore('redis.subscribe'))
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
      void redis.publish(channelOf(tenantId), JSON.stringify(note)).catch(failures.ignore('redis.publish'))
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
      void redis.unsubscribe(channelOf(tenantId)).catch(failures.ignore('redis.unsubscribe'))
    },
    sweep(): void {
      for (const tenant of tenants.values()) {
        const here = stillHere(tenant.seen, clock.now())
        if (here === tenant.seen) continue
        tenant.seen = here
        try {
          tell(tenant)
        } catch (error) {
          failures.report('viewers', error, { tenantId: tenant.tenantId })
        }
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

function parseNote(payload: string): ViewingNote | undefined {
  return Note.safeParse(tryParse(() => JSON.parse(payload) as unknown)).data
}
