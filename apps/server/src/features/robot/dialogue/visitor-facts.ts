import type { Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'
import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** What a dialogue may know of a visitor. */
export async function visitorFacts(db: Db, visitor: VisitorClaims): Promise<Facts> {
  const known = await db
    .selectFrom('visitors as v')
    .innerJoin('channels as c', 'c.tenant_id', 'v.tenant_id')
    .select(['v.locale', 'v.verified_sub', 'c.key'])
    .where('v.tenant_id', '=', visitor.tenantId)
    .where('v.user_id', '=', visitor.userId)
    .where('c.id', '=', visitor.channelId)
    .executeTakeFirst()
  return {
    'visitor.language': known?.locale ?? '',
    'visitor.verified': known?.verified_sub == null ? 'no' : 'yes',
    'visitor.channel': known?.key ?? '',
  }
}
