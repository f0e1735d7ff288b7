import { routingTiming } from '@foyer/core/timing.ts'
import type { PresenceState } from '@foyer/contract/desk/presence.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/db/pool.ts'
import { writeTogether } from '../../platform/jobs/write-together.ts'
import type { Metrics } from '../../platform/observe/metrics.ts'

type Agent = { tenantId: number; agentId: number }
type Known = Agent & { state: PresenceState; beatAt: number; isWritten: boolean; leaseUntil: number }

const beatSql = `
insert into agent_seats as s (tenant_id, agent_id, lease_until)
select * from unnest($1::int[], $2::int[], $3::bigint[]) b(tenant_id, agent_id, lease_until)
order by tenant_id, agent_id
on conflict (tenant_id, agent_id) do update set lease_until = greatest(s.lease_until, excluded.lease_until)
returning tenant_id, agent_id, state`

const presenceSql = `
insert into agent_seats as s (tenant_id, agent_id, state, lease_until) values ($1, $2, $3, $4)
on conflict (tenant_id, agent_id) do update
set state = excluded.state, lease_until = greatest(s.lease_until, excluded.lease_until)`

/** Only the lease that this node gave is shortened: one that reaches further is of a desk at another node. */
const shortenSql = `
update agent_seats set lease_until = $3
where tenant_id = $1 and agent_id = $2 and lease_until > $3 and lease_until <= $4`

type Parts = { pool: Pool; clock: Clock; log: FastifyBaseLogger; metrics: Metrics }

/**
 * Presence of agents. Heartbeats are buffered in memory and written in batches. Only the first one of a desk
 * is written at once, because its agent can be assigned conversations from then on.
 */
export function createSeats({ pool, clock, log, metrics }: Parts) {
  const known = new Map<string, Known>()
  const streams = new Map<string, number>()
  const keyOf = ({ tenantId, agentId }: Agent) => `${tenantId}:${agentId}`

  async function write(seats: readonly Known[]): Promise<void> {
    const leases = seats.map(({ beatAt }) => beatAt + routingTiming.leaseMs)
    const { rows } = await pool.query<{ tenant_id: number; agent_id: number; state: PresenceState }>({
      name: 'beats',
      text: beatSql,
      values: [seats.map((s) => s.tenantId), seats.map((s) => s.agentId), leases],
    })
    const states = new Map(
      rows.map((row) => [keyOf({ tenantId: row.tenant_id, agentId: row.agent_id }), row.state]),
    )
    seats.forEach((seat, index) => {
      seat.leaseUntil = leases[index] ?? 0
      // Another beat may have come meanwhile.
      seat.isWritten = seat.beatAt + routingTiming.leaseMs === seat.leaseUntil
      seat.state = states.get(keyOf(seat)) ?? seat.state
    })
  }

  /** An agent who was deleted has no lease to renew, and must not keep others from renewing theirs. */
  function forget(seat: Known, error: unknown): void {
    known.delete(keyOf(seat))
    metrics.rowFailures.inc({ job: 'presence' })
    const { tenantId, agentId } = seat
    log.error({ err: error, job: 'presence', tenantId, agentId }, 'a lease was not renewed')
  }

  return {
    /** This agent's desk is open. Answers with what they chose, and whether they have only just come. */
    async beat(agent: Agent): Promise<{ state: PresenceState; isNew: boolean }> {
      const now = clock.now()
      const seat = known.get(keyOf(agent))
      if (seat && seat.leaseUntil > now) {
        seat.beatAt = now
        seat.isWritten = false
        return { state: seat.state, isNew: false }
      }
      const fresh: Known = { ...agent, state: 'available', beatAt: now, isWritten: false, leaseUntil: 0 }
      await write([fresh])
      // The agent may have chosen while this was written: their choice is newer.
      const chosen = known.get(keyOf(agent))
      if (chosen && chosen.leaseUntil > now) return { state: chosen.state, isNew: true }
      known.set(keyOf(agent), fresh)
      return { state: fresh.state, isNew: true }
    },

    async choose(agent: Agent, state: PresenceState): Promise<void> {
      const beatAt = clock.now()
      const leaseUntil = beatAt + routingTiming.leaseMs
      const values = [agent.tenantId, agent.agentId, state, leaseUntil]
      await pool.query({ name: 'presence', text: presenceSql, values })
      const { tenantId, agentId } = agent
      known.set(keyOf(agent), { tenantId, agentId, state, beatAt, leaseUntil, isWritten: true })
    },

    opened(agent: Agent): void {
      streams.set(keyOf(agent), (streams.get(keyOf(agent)) ?? 0) + 1)
    },

    /** A reload is back before the lease is over; a browser that was killed is not. */
    async closed(agent: Agent): Promise<void> {
      const left = (streams.get(keyOf(agent)) ?? 1) - 1
      if (left > 0) return void streams.set(keyOf(agent), left)
      streams.delete(keyOf(agent))
      await shorten(agent, routingTiming.leaseAfterStreamMs)
    },

    /** Signed out: gone at once. */
    leave: (agent: Agent): Promise<void> => shorten(agent, 0),

    /** All beats since the last time, in one statement. */
    async flush(): Promise<void> {
      const now = clock.now()
      const beats = [...known.values()].filter(({ isWritten }) => !isWritten)
      await writeTogether(beats, write, forget)
      for (const [key, seat] of known) if (seat.leaseUntil < now) known.delete(key)
    },
  }

  async function shorten(agent: Agent, ms: number): Promise<void> {
    const now = clock.now()
    const given = known.get(keyOf(agent))?.leaseUntil ?? now + routingTiming.leaseMs
    known.delete(keyOf(agent))
    const values = [agent.tenantId, agent.agentId, now + ms, given]
    await pool.query({ name: 'shorten', text: shortenSql, values })
  }
}

export type Seats = ReturnType<typeof createSeats>
