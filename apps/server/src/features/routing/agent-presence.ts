import type { PresenceState } from '@foyer/contract/desk/presence.ts'
import type { Pool } from '../../platform/db/pool.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { runnerOf } from '../../log/runner-of.ts'

type Agent = { tenantId: number; agentId: number }
/** `state`: what the agent chose; missing where they chose nothing. */
type Renewal = Agent & { state?: PresenceState; leaseUntil: number }
/** `lapsedAt`: the end of a lease that was over before it was renewed. */
type Renewed = Agent & { state: PresenceState; lapsedAt: number | null }

/**
 * The seats are locked in one order, so that two nodes never wait for each other. A beat from before an account was locked
 * renews nothing.
 */
const renewSql = `
with input as (
  select i.* from unnest($1::int[], $2::int[], $3::bigint[]) i(tenant_id, agent_id, lease_until)
  join agents a on a.tenant_id = i.tenant_id and a.id = i.agent_id and not a.is_disabled
), old as (
  select s.tenant_id, s.agent_id, s.lease_until
  from agent_seats s join input i on i.tenant_id = s.tenant_id and i.agent_id = s.agent_id
  order by s.tenant_id, s.agent_id for update of s
), renewed as (
  insert into agent_seats as s (tenant_id, agent_id, lease_until)
  select i.tenant_id, i.agent_id, i.lease_until
  from input i left join old o on o.tenant_id = i.tenant_id and o.agent_id = i.agent_id
  order by i.tenant_id, i.agent_id
  on conflict (tenant_id, agent_id) do update set lease_until = greatest(s.lease_until, excluded.lease_until)
  returning tenant_id, agent_id, state
)
select r.tenant_id as "tenantId", r.agent_id as "agentId", r.state,
  case when o.lease_until <= $4 then o.lease_until end as "lapsedAt"
from renewed r left join old o on o.tenant_id = r.tenant_id and o.agent_id = r.agent_id`

/**
 * Ends the open intervals that are no longer true and opens those that are. A lease that lapsed unseen and is renewed now
 * leaves an interval of absence. The seats are locked by the caller's transaction, so this reads their last state.
 */
const recordSql = `
with wanted as (
  select s.tenant_id, s.agent_id, a.max_threads as capacity, i.lapsed_at, least(s.lease_until, $4::bigint) as since,
    case when s.lease_until <= $4 then 'offline' when s.state = 'available' then 'online' else 'away' end as state
  from unnest($1::int[], $2::int[], $3::bigint[]) i(tenant_id, agent_id, lapsed_at)
  join agent_seats s on s.tenant_id = i.tenant_id and s.agent_id = i.agent_id
  join agents a on a.tenant_id = s.tenant_id and a.id = s.agent_id
), ended as (
  update agent_presence p
  set ended_at = greatest(p.started_at, case when p.state = 'offline' then w.since else coalesce(w.lapsed_at, w.since) end)
  from wanted w
  where p.tenant_id = w.tenant_id and p.agent_id = w.agent_id and p.ended_at is null
    and (p.state <> w.state or p.capacity <> w.capacity or (w.lapsed_at is not null and p.state <> 'offline'))
  returning p.tenant_id, p.agent_id, p.ended_at
), absent as (
  insert into agent_presence (tenant_id, agent_id, state, capacity, started_at, ended_at)
  select w.tenant_id, w.agent_id, 'offline', w.capacity, e.ended_at, w.since
  from wanted w join ended e on e.tenant_id = w.tenant_id and e.agent_id = w.agent_id
  where w.lapsed_at is not null and e.ended_at < w.since
)
insert into agent_presence (tenant_id, agent_id, state, capacity, started_at)
select w.tenant_id, w.agent_id, w.state, w.capacity, greatest(e.ended_at, w.since)
from wanted w left join ended e on e.tenant_id = w.tenant_id and e.agent_id = w.agent_id
where e.agent_id is not null or not exists (
  select from agent_presence p where p.tenant_id = w.tenant_id and p.agent_id = w.agent_id and p.ended_at is null)
on conflict (tenant_id, agent_id) where ended_at is null do nothing`

/** Ends the presence of agents whose lease is over, at the moment when it was over. */
const lapsedSql = `
with lapsed as (
  select p.tenant_id, p.agent_id, greatest(p.started_at, s.lease_until) as at
  from agent_presence p join agent_seats s on s.tenant_id = p.tenant_id and s.agent_id = p.agent_id
  where p.ended_at is null and p.state <> 'offline' and s.lease_until <= $1
  for update of s, p skip locked
), ended as (
  update agent_presence p set ended_at = l.at from lapsed l
  where p.tenant_id = l.tenant_id and p.agent_id = l.agent_id and p.ended_at is null and p.state <> 'offline'
  returning p.tenant_id, p.agent_id, p.capacity, p.ended_at
)
insert into agent_presence (tenant_id, agent_id, state, capacity, started_at)
select tenant_id, agent_id, 'offline', capacity, ended_at from ended`

/** Renews the leases of seats and records what that changes in the presence of their agents. */
export async function renewSeats(trx: Trx, renewals: readonly Renewal[], now: number): Promise<Renewed[]> {
  const leases = renewals.map(({ leaseUntil }) => leaseUntil)
  const { rows } = await runnerOf(trx).query({ text: renewSql, values: [...idsOf(renewals), leases, now] })
  const renewed = renewedRows(rows)
  for (const { tenantId, agentId, state } of renewals)
    if (state)
      await trx
        .updateTable('agent_seats')
        .set({ state })
        .where('tenant_id', '=', tenantId)
        .where('agent_id', '=', agentId)
        .execute()
  await recordPresence(trx, renewed, now)
  return renewed
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of renewSql
const renewedRows = (rows: unknown[]) => rows as Renewed[]

/** Records the presence of agents after their seats or limits have changed in the same transaction. */
export async function recordPresence(
  trx: Trx,
  agents: readonly (Agent & { lapsedAt?: number | null })[],
  now: number,
): Promise<void> {
  const lapsed = agents.map(({ lapsedAt }) => lapsedAt ?? null)
  await runnerOf(trx).query({ text: recordSql, values: [...idsOf(agents), lapsed, now] })
}

function idsOf(agents: readonly Agent[]): [number[], number[]] {
  return [agents.map(({ tenantId }) => tenantId), agents.map(({ agentId }) => agentId)]
}

export async function endLapsedPresence(pool: Pool, now: number): Promise<void> {
  await pool.query({ name: 'presence-lapsed', text: lapsedSql, values: [now] })
}
