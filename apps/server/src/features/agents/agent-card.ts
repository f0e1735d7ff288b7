import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { getAdminCard } from '@foyer/contract/agents/getAdminCard.ts'
import type { Deps } from '../../deps.ts'

/** An agent's business card by the names of the spec (D-03). */
export async function agentCard(
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
