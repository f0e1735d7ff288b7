import type { TransferStatus } from '@foyer/contract/codes.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { decideWithOverflow } from '../../rules/routing/overflow.ts'
import type { Desk, Transfer } from '../../rules/routing/transfer.ts'
import type { Deps } from '../../deps.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { recordTurnedAway } from '../facts/turned-away.ts'
import { groupFor, overflowGroups } from './groups.ts'
import { loadDesk, type Asking } from './load-desk.ts'
import { placeFor } from './seat-place.ts'

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
    const desks = await loadDesks(trx, { tenantId, group, wish, now: deps.clock.now() })
    const finish = async ({ outcome, decision }: Transfer) => {
      result.outcome = outcome
      await recordTurnedAway(trx, thread, { groupId: group.id, outcome, now: deps.clock.now() })
      return decision
    }
    const first = decideWithOverflow(state, wish, desks)
    const agent = first.decision.do === 'change' && first.decision.agent
    if (!agent) return finish(first)
    const seat = { tenantId, agentId: agent.id, now: deps.clock.now() }
    if (await placeFor(trx, seat)) return finish(first)
    // Somebody else got the place meanwhile: this one waits for the next. A second seat would be a second lock.
    const [own, ...others] = desks
    return finish(decideWithOverflow(state, wish, [withoutPlaces(own), ...others.map(withoutPlaces)]))
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

function withoutPlaces(desk: Desk): Desk {
  return { ...desk, awaited: desk.candidates.map(({ id }) => id) }
}

/** The group and, where it has some, its overflow groups. */
async function loadDesks(trx: Trx, asked: Asking): Promise<[Desk, ...Desk[]]> {
  const desks: [Desk, ...Desk[]] = [await loadDesk(trx, asked)]
  for (const group of await overflowGroups(trx, asked.tenantId, asked.group))
    desks.push(await loadDesk(trx, { ...asked, group }))
  return desks
}
