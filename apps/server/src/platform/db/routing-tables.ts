import type { Generated } from 'kysely'
import type { OpeningHours } from '../../rules/routing/hours.ts'

/** Agent groups, presence of agents, and waiting times in the queue. */
export type RoutingTables = {
  agent_groups: {
    tenant_id: number
    id: string
    name: string
    queue_limit: Generated<number>
    hours: OpeningHours | null
    version: Generated<number>
    overflow_group_id: string | null
    overflow_after_s: number | null
  }
  agent_group_members: { tenant_id: number; group_id: string; agent_id: number }
  agent_seats: {
    tenant_id: number
    agent_id: number
    state: Generated<'available' | 'away'>
    lease_until: Generated<number>
    given_at: Generated<number>
    lost_threads: Generated<number>
  }
  agent_presence: {
    tenant_id: number
    agent_id: number
    started_at: number
    ended_at: number | null
    state: 'online' | 'away' | 'offline'
    capacity: number
  }
  queue_waits: {
    tenant_id: number
    group_id: string
    thread_id: number
    served_at: number
    waited_ms: number
  }
}
