import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import { Failed } from '../../platform/http/failed.ts'

/** The thread a token names, unless the token was revoked meanwhile. */
export async function visitorThread({ db }: Deps, visitor: VisitorClaims) {
  const thread = await db
    .selectFrom('threads')
    .selectAll()
    .where('tenant_id', '=', visitor.tenantId)
    .where('id', '=', visitor.threadId)
    .where('gen', '=', visitor.gen)
    .executeTakeFirst()
  if (!thread) throw new Failed('identity.expired')
  return thread
}
