import type { TransferStatus } from '@foyer/contract/codes.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { isFree, type Wish } from '../../rules/routing/choose-agent.ts'
import { isOpenAt } from '../../rules/routing/hours.ts'
import { decideTransfer, type Desk, type Transfer } from '../../rules/routing/transfer.ts'
import type { Deps } from '../../deps.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { recordTurnedAway } from '../facts/turned-away.ts'
import { loadCandidates } from './candidates.ts'
import { groupFor, type Group } from './groups.ts'
import { placeFor } from './seat-place.ts'
import { awaitedAgents, countWaiting } from './waiting.ts'

type Asked = { groupId?: string | undefined; adminId?: string | undefined }

/** A visitor wants a person: straight to one who is free, into the queue, or neither; in one transaction. */
export async function askForPerson(
  deps: Deps,
  visitor: VisitorClaims,
  asked: Asked = {},
): Promise<TransferStatus> {
  const { tenantId } = visitor
  const { groupId, adminId } = asked.groupId || asked.adminId ? asked : await namedByPage(deps, visitor)
  const group = await groupFor(deps.db, visitor, groupId)
  const result: { outcome: TransferStatus } = { outcome: 'failed' }

  await deps.transition(visitor, async (state, thread, trx) => {
    const wish = {
      wantedAgentId: numberOf(adminId) ?? null,
      lastAgentId: thread.last_agent_id,
      refusedBy: thread.refused_by,
    }
    const desk = await loadDesk(deps, trx, { tenantId, group, wish })
    const finish = async ({ outcome, decision }: Transfer) => {
      result.outcome = outcome
      await recordTurnedAway(trx, thread, { groupId: group.id, outcome, now: deps.clock.now() })
      return decision
    }
    const first = decideTransfer(state, wish, desk)
    const agent = first.decision.do === 'change' && first.decision.agent
    if (!agent) return finish(first)
    const seat = { tenantId, agentId: agent.id, now: deps.clock.now() }
    if (await placeFor(trx, seat)) return finish(first)
    // Somebody else got the place meanwhile: this one waits for the next.
    return finish(decideTransfer(state, wish, { ...desk, awaited: desk.candidates.map(({ id }) => id) }))
  })
  // A place may have become free between the look and the wait.
  if (result.outcome === 'queued') void deps.assign(tenantId)
  return result.outcome
}

/** C-39: whom the page named when the chat started, for a visitor who names nobody. */
async function namedByPage({ db }: Deps, { tenantId, userId }: VisitorClaims): Promise<Asked> {
  const row = await db
    .selectFrom('visitors')
    .select(['wanted_group_id as groupId', 'wanted_admin_id as adminId'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? {}
}

function numberOf(id: string | undefined): number | undefined {
  return id && /^\d{1,9}$/.test(id) ? Number(id) : undefined
}

async function loadDesk(
  deps: Deps,
  trx: Trx,
  { tenantId, group, wish }: { tenantId: number; group: Group; wish: Wish },
): Promise<Desk> {
  const now = deps.clock.now()
  const asked = { tenantId, groupId: group.id, agentId: wish.wantedAgentId, now }
  const candidates = await loadCandidates(trx, asked)
  const free = candidates.filter(isFree).map(({ id }) => id)
  return {
    groupId: group.id,
    isOpen: isOpenAt(group.hours, now),
    queueLimit: group.queueLimit,
    waiting: await countWaiting(trx, tenantId, group.id),
    candidates,
    awaited: await awaitedAgents(trx, tenantId, free),
  }
}
