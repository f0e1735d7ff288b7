import { routingTiming } from '@foyer/core/timing.ts'
import type { PresenceState } from '@foyer/contract/desk/presence.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import { runnerOf } from '../../log/runner-of.ts'
import { writeTogether } from '../../platform/jobs/write-together.ts'
import type { Metrics } from '../../platform/observe/metrics.ts'
import { recordPresence, renewSeats } from './agent-presence.ts'

type Agent = { tenantId: number; agentId: number }
type Known = Agent & { state: PresenceState; beatAt: number; isWritten: boolean; leaseUntil: number }

/** Only the lease that this node gave is shortened: one that reaches further is of a desk at another node. */
const shortenSql = `
update agent_seats set lease_until = $3
where tenant_id = $1 and agent_id = $2 and lease_until > $3 and lease_until <= $4`

type Parts = { db: Db; clock: Clock; log: FastifyBaseLogger; metrics: Metrics }

/**
 * Presence of agents. Heartbeats are buffered in memory and written in batches. Only the first one of a desk
 * is written at once, because its agent can be assigned conversations from then on.
 */
export function createSeats({ db, clock, log, metrics }: Parts) {
  const known = new Map<string, Known>()
  const streams = new Map<string, number>()
  const keyOf = ({ tenantId, agentId }: Agent) => `${tenantId}:${agentId}`

  async function write(seats: readonly Known[]): Promise<void> {
    const leases = seats.map(({ beatAt }) => beatAt + routingTiming.leaseMs)
    const renewals = seats.map(({ tenantId, agentId }, index) => ({
      tenantId,
      agentId,
      leaseUntil: leases[index] ?? 0,
    }))
    const rows = await db.transaction().execute((trx) => renewSeats(trx, renewals, clock.now()))
    const states = new Map(rows.map((row) => [keyOf(row), row.state]))
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
      const { tenantId, agentId } = agent
      const renewal = { tenantId, agentId, state, leaseUntil }
      await db.transaction().execute((trx) => renewSeats(trx, [renewal], beatAt))
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
    await db.transaction().execute(async (trx) => {
      await runnerOf(trx).query({ text: shortenSql, values })
      await recordPresence(trx, [agent], now)
    })
  }
}

export type Seats = ReturnType<typeof createSeats>
