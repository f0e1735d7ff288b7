import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import type { Watch } from '../../log/watch.ts'
import { Failed } from '../../platform/http/failed.ts'

/** What this node knows about the visitor's thread; costs no statement while the cache knows it too. */
export async function visitorWatch({ watches }: Deps, visitor: VisitorClaims): Promise<Watch> {
  const watch = await watches.of(
    { tenantId: visitor.tenantId, threadId: visitor.threadId },
    visitor.threadKey,
  )
  if (!watch || watch.head.gen !== visitor.gen) throw new Failed('identity.expired')
  return watch
}
