import { getAdminCard } from '@foyer/contract/agents/getAdminCard.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { toOwner } from '../log/owner-columns.ts'
import { Failed } from '../platform/http/failed.ts'
import { serve } from '../platform/http/serve.ts'
import { limitRules } from '../platform/limit-rules.ts'
import type { Deps } from '../deps.ts'
import { visitorThread } from './session/visitor-thread.ts'

/** An agent's business card by the names of the spec (D-03). */
async function agentCard(
  { db }: Deps,
  tenantId: number,
  agentId: number,
): Promise<OutputOf<typeof getAdminCard> | undefined> {
  const row = await db
    .selectFrom('agents')
    .select(['nick as adminNick', 'face as adminFace', 'card_tel as adminCardTel'])
    .select(['card_mobile as adminCardMobile', 'card_email as adminCardEmail', 'card_qq as adminCardQq'])
    .select(['card_wechat as adminCardWechat', 'card_sign as adminCardSign'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .where('is_disabled', '=', false)
    .executeTakeFirst()
  return row && { adminId: String(agentId), ...row }
}

const getAdminCardRoute = serve(getAdminCard, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  const owner = toOwner(thread)
  // P-02: only who is talking to an agent sees the card, and only that agent's.
  const isConnected = thread.is_open && owner.kind === 'agent'
  const card = isConnected ? await agentCard(deps, visitor.tenantId, owner.agentId) : undefined
  if (!card) throw new Failed('object.unknown')
  return card
})

export const agentCardRoutes = { getAdminCard: getAdminCardRoute }
