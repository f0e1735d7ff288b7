import { handOver, refuseThread, closeThread, recall } from '@foyer/contract/desk/thread.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { seqOf } from '@foyer/core/log/entry.ts'
import { decideHandOver, type HandOver } from '../../../rules/routing/hand-over.ts'
import type { Deps } from '../../../deps.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { loadCandidates } from '../../routing/candidates.ts'
import { overflowFor } from '../../routing/overflow-waiting.ts'
import { placeFor } from '../../routing/seat-place.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { decideRefuse } from '../../../rules/routing/refuse.ts'
import { decideClose } from '../../../rules/routing/close.ts'
import { decideRecall } from '../../../rules/routing/recall.ts'
import { markRead } from './mark-read.ts'
import { threadRef } from './thread-ref.ts'

const handOverRoute = serve(handOver, async (input, deps, caller) => {
  const ref = await threadRef(deps, caller, input.threadId)
  await assertKnown(deps, caller, input.groupId)
  const note = cleanText(input.note).trim()
  await deps.transition(ref, async (thread, row, trx) => {
    const groupId = input.groupId ?? row.group_id
    const wish = await wishFor(deps, trx, caller, { ...input, groupId, note })
    const decision = decideHandOver(thread, wish)
    // An agent who transfers a conversation has read it; the read marks of replies are written later.
    if (decision.do === 'change') await markRead({ db: trx }, ref, caller.agentId, row.last_seq)
    if (decision.do !== 'change' || !decision.agent || input.adminId === undefined) return decision
    const seat = { tenantId: caller.tenantId, agentId: decision.agent.id, now: deps.clock.now() }
    if (await placeFor(trx, seat)) return decision
    throw new Failed('agent.away')
  })
  void deps.assign(caller.tenantId)
  return {}
})

type Asked = { groupId: string; adminId?: string | undefined; note: string }

async function wishFor(deps: Deps, trx: Trx, caller: AgentCaller, asked: Asked): Promise<HandOver> {
  const from = faceOf(caller)
  const { groupId, note } = asked
  const agentId = Number(asked.adminId ?? 0)
  const now = deps.clock.now()
  const candidates = await loadCandidates(trx, { tenantId: caller.tenantId, groupId, agentId, now })
  if (asked.adminId !== undefined)
    return { from, note, to: 'agent', agent: candidates.find(({ id }) => id === agentId) }
  const isAnybodyThere = candidates.some(({ id, isLive }) => isLive && id !== from.id)
  return { from, note, to: 'group', groupId, isAnybodyThere }
}

async function assertKnown(
  { db }: Deps,
  { tenantId }: AgentCaller,
  groupId: string | undefined,
): Promise<void> {
  if (groupId === undefined) return
  const group = await db
    .selectFrom('agent_groups')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', groupId)
    .executeTakeFirst()
  if (!group) throw new Failed('object.unknown')
}

const refuseThreadRoute = serve(refuseThread, async ({ threadId }, deps, caller) => {
  const ref = await threadRef(deps, caller, threadId)
  const { tenantId, agentId } = caller
  await deps.transition(ref, async (thread, row, trx) => {
    const asked = { tenantId, groupId: row.group_id, now: deps.clock.now() }
    const others = await loadCandidates(trx, asked)
    const isAnybodyElse = others.some(
      ({ id, isLive }) => isLive && id !== agentId && !row.refused_by.includes(id),
    )
    const overflowId = isAnybodyElse ? undefined : await overflowFor(trx, row, { ...asked, agentId })
    return decideRefuse(thread, faceOf(caller), isAnybodyElse, overflowId)
  })
  void deps.assign(tenantId)
  return {}
})

const closeThreadRoute = serve(closeThread, async ({ threadId }, deps, caller) => {
  const ref = await threadRef(deps, caller, threadId)
  const closer = { kind: 'agent', agentId: caller.agentId } as const
  await deps.transition(ref, (thread) => decideClose(thread, closer), faceOf(caller))
  void deps.assign(caller.tenantId)
  return {}
})

const recallRoute = serve(recall, async (input, deps, caller) => {
  const ref = await threadRef(deps, caller, input.threadId)
  const seq = seqOf(input.msgId, input.threadId)
  if (seq === undefined) throw new Failed('object.unknown')
  const changed = await deps.transition(
    ref,
    async (thread) => decideRecall(thread, await deps.reader.one(ref, seq, input.threadId), caller.agentId),
    faceOf(caller),
  )
  return { seq: changed?.entry.seq ?? seq }
})

export const changeThreadRoutes = {
  closeThread: closeThreadRoute,
  handOver: handOverRoute,
  recall: recallRoute,
  refuseThread: refuseThreadRoute,
}
