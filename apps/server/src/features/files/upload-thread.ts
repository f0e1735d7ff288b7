import { statusOf } from '../../rules/log/head.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import { toOwner } from '../../log/owner-columns.ts'
import { Failed } from '../../platform/http/failed.ts'

/** The conversation's status and channel config. Fails for revoked tokens and blocked visitors. */
export async function uploadThread({ db, clock, channelConfigs }: Deps, visitor: VisitorClaims) {
  const row = await db
    .selectFrom('threads as t')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.channel_id'),
    )
    .select(['t.is_open', 't.owner_kind', 't.owner_id', 't.blocked_until', 'c.config'])
    .where('t.tenant_id', '=', visitor.tenantId)
    .where('t.id', '=', visitor.threadId)
    .where('t.gen', '=', visitor.gen)
    .executeTakeFirst()
  if (!row) throw new Failed('identity.expired')
  if (row.blocked_until > clock.now()) throw new Failed('visitor.blocked')
  const { tenantId, channelId } = visitor
  const config = channelConfigs.read({ tenantId, channelId, config: row.config })
  return { status: statusOf(toOwner(row), row.is_open), config }
}
