import { attributePrefix, tokenFact, type Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'
import type { VisitorClaims } from '../../../rules/identity/claims.ts'
import type { VisitorAttribute } from '../../../rules/visitor/attributes.ts'
import type { Deps } from '../../../deps.ts'
import { tokenSeal } from '../../session/claim-attributes.ts'

/** Facts about a visitor that a dialogue may use. */
export async function visitorFacts(
  { db, secretBox }: Pick<Deps, 'db' | 'secretBox'>,
  visitor: VisitorClaims,
): Promise<Facts> {
  const known = await db
    .selectFrom('visitors as v')
    .innerJoin('channels as c', 'c.tenant_id', 'v.tenant_id')
    .selectAll('v')
    .select('c.key')
    .where('v.tenant_id', '=', visitor.tenantId)
    .where('v.user_id', '=', visitor.userId)
    .where('c.id', '=', visitor.channelId)
    .executeTakeFirst()
  return {
    ...factsOf(known?.attributes ?? []),
    'visitor.language': known?.locale ?? '',
    'visitor.verified': known?.verified_sub == null ? 'no' : 'yes',
    'visitor.channel': known?.key ?? '',
    'visitor.siteUserId': known?.verified_sub ?? '',
    'visitor.name': known?.name ?? '',
    'visitor.email': known?.email ?? '',
    'visitor.phone': known?.phone ?? '',
    'visitor.verifiedFacts': known?.verified_facts.join(',') ?? '',
    'visitor.page': known?.page_url ?? '',
    'visitor.referrer': known?.referrer ?? '',
    'visitor.groupId': known?.wanted_group_id ?? '',
    'visitor.adminId': known?.wanted_admin_id ?? '',
    [tokenFact]: secretBox.open(known?.customer_token ?? '', tokenSeal(visitor)) ?? '',
  }
}

function factsOf(
  attributes: readonly VisitorAttribute[],
): Record<`${typeof attributePrefix}${string}`, string> {
  return Object.fromEntries(
    attributes.map(({ name, value }) => [`${attributePrefix}${name}`, value] as const),
  )
}
