import { canTake, decideOverflow } from '../../rules/routing/overflow.ts'
import type { Wish } from '../../rules/routing/choose-agent.ts'
import type { Decision, ThreadState } from '../../rules/routing/decision.ts'
import type { Desk } from '../../rules/routing/transfer.ts'
import type { Deps } from '../../deps.ts'
import type { LockedThread, Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { groupById, groupFor, overflowGroups } from './groups.ts'
import { loadDesk } from './load-desk.ts'
import { wishOf } from './wish-of.ts'

/** Groups in which somebody has waited longer than the group wants. */
const dueSql = `
select distinct g.tenant_id, g.id as group_id
from agent_groups g
join threads t on t.tenant_id = g.tenant_id and t.group_id = g.id and t.is_open and t.owner_kind = 2
where g.overflow_group_id is not null and t.owned_since <= $1 - g.overflow_after_s::bigint * 1000`

/** Those who wait there, longest first. */
const waitersSql = `
select t.id
from threads t
join agent_groups g on g.tenant_id = t.tenant_id and g.id = t.group_id
where t.tenant_id = $2 and t.group_id = $3 and t.is_open and t.owner_kind = 2
  and t.owned_since <= $1 - g.overflow_after_s::bigint * 1000 and not (t.id = any($4::bigint[]))
order by t.ticket limit $5`

/** At most so many of a group at a time; the next second brings the rest. */
const most = 100
const nobody: Wish = { wantedAgentId: null, lastAgentId: null, refusedBy: [] }

/** Names this sweep in logs and metrics. */
const job = 'overflow'

/**
 * Moves visitors who have waited for long into the queues of overflow groups. Groups whose overflow groups cannot take anybody
 * cost one look a second, however many wait there.
 */
export async function overflowWaiting(deps: Deps): Promise<void> {
  const { pool, clock, quarantine } = deps
  const due = { name: 'overflow-due', text: dueSql, values: [clock.now()] }
  const { rows } = await pool.query<{ tenant_id: number; group_id: string }>(due)
  const held = quarantine.held(job)
  for (const { tenant_id: tenantId, group_id: groupId } of rows) {
    const row = { tenantId, id: `group:${groupId}` }
    if (held.some((one) => one.tenantId === tenantId && one.id === row.id)) continue
    await quarantine.attempt(job, row, () => overflowGroup(deps, tenantId, groupId))
  }
}

async function overflowGroup(deps: Deps, tenantId: number, groupId: string): Promise<void> {
  const now = deps.clock.now()
  if (!(await isRoomBehind(deps, tenantId, groupId))) return
  const leftOut = deps.quarantine
    .held(job)
    .map(({ id }) => Number(id))
    .filter(Number.isSafeInteger)
  const values = [now, tenantId, groupId, leftOut, most]
  const { rows } = await deps.pool.query<{ id: number }>({
    name: 'overflow-waiters',
    text: waitersSql,
    values,
  })
  for (const { id } of rows) {
    const isMoved = await deps.quarantine.attempt(job, { tenantId, id }, () =>
      move(deps, { tenantId, threadId: id, groupId }),
    )
    // One who declined all their agents says nothing about the rest; a full queue does.
    if (!isMoved && !(await isRoomBehind(deps, tenantId, groupId))) break
  }
  if (rows.length > 0) void deps.assign(tenantId)
}

async function isRoomBehind({ db, clock }: Deps, tenantId: number, groupId: string): Promise<boolean> {
  const desks = await desksBehind(db, { tenantId, groupId, wish: nobody, now: clock.now() })
  return desks.some((desk) => desk.isOpen && canTake(nobody, desk))
}

type Waiter = { tenantId: number; threadId: number; groupId: string }

async function move(deps: Deps, { tenantId, threadId, groupId }: Waiter): Promise<boolean> {
  const changed = await deps.transition({ tenantId, threadId }, (state, thread, trx) => {
    if (thread.group_id !== groupId) return { do: 'nothing' }
    return overflowDecision(trx, state, thread, { isAbandoned: false, now: deps.clock.now() })
  })
  return changed !== undefined
}

/** To which group a waiting visitor goes; under the lock of the thread. */
export async function overflowDecision(
  trx: Trx,
  state: ThreadState,
  thread: LockedThread,
  { isAbandoned, now }: { isAbandoned: boolean; now: number },
): Promise<Decision> {
  const wish = wishOf(thread)
  const { tenant_id: tenantId, channel_id: channelId, group_id: groupId } = thread
  const desks = await desksBehind(trx, { tenantId, channelId, groupId, wish, now })
  return decideOverflow(state, wish, { from: groupId, desks, isAbandoned })
}

/** The overflow group that takes a visitor whom the last agent of their group declines. */
export async function overflowFor(
  trx: Trx,
  thread: LockedThread,
  { agentId, now }: { agentId: number; now: number },
): Promise<string | undefined> {
  const { tenant_id: tenantId, group_id: from } = thread
  const wish = { wantedAgentId: null, lastAgentId: null, refusedBy: [...thread.refused_by, agentId] }
  const desks = await desksBehind(trx, { tenantId, groupId: from, wish, now })
  const waiting: ThreadState = { isOpen: true, owner: { kind: 'queue' } }
  const decision = decideOverflow(waiting, wish, { from, desks, isAbandoned: true })
  return decision.do === 'change' ? decision.remember?.groupId : undefined
}

type Behind = { tenantId: number; groupId: string; channelId?: number; wish: Wish; now: number }

/** The overflow groups; of a group that was deleted meanwhile, the channel's own. */
async function desksBehind(db: Db | Trx, asked: Behind): Promise<Desk[]> {
  const { tenantId, groupId, channelId, wish, now } = asked
  const own = await groupById(db, tenantId, groupId)
  const groups = own
    ? await overflowGroups(db, tenantId, own)
    : channelId === undefined
      ? []
      : [await groupFor(db, { tenantId, channelId }, undefined)]
  const desks: Desk[] = []
  for (const group of groups) desks.push(await loadDesk(db, { tenantId, group, wish, now }))
  return desks
}
