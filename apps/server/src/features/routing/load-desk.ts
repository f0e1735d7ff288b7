import { isFree, type Wish } from '../../rules/routing/choose-agent.ts'
import { isOpenAt } from '../../rules/routing/hours.ts'
import type { Desk } from '../../rules/routing/transfer.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { loadCandidates } from './candidates.ts'
import type { Group } from './groups.ts'
import { awaitedAgents, countWaiting } from './waiting.ts'

export type Asking = { tenantId: number; group: Group; wish: Wish; now: number }

/** A group as the rules of a transfer see it. */
export async function loadDesk(db: Db | Trx, { tenantId, group, wish, now }: Asking): Promise<Desk> {
  const asked = { tenantId, groupId: group.id, agentId: wish.wantedAgentId, now }
  const candidates = await loadCandidates(db, asked)
  const free = candidates.filter(isFree).map(({ id }) => id)
  return {
    groupId: group.id,
    isOpen: isOpenAt(group.hours, now),
    queueLimit: group.queueLimit,
    waiting: await countWaiting(db, tenantId, group.id),
    candidates,
    awaited: await awaitedAgents(db, tenantId, free),
  }
}
