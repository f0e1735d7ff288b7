import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import type { Watch } from '../../log/watch.ts'
import { Failed } from '../../platform/http/failed.ts'

/** This node's watch of the visitor's thread. It costs no query while the thread is cached. */
export async function visitorWatch({ watches }: Deps, visitor: VisitorClaims): Promise<Watch> {
  const watch = await watches.of(
    { tenantId: visitor.tenantId, threadId: visitor.threadId },
    visitor.threadKey,
  )
  if (!watch || watch.head.gen !== visitor.gen) throw new Failed('identity.expired')
  return watch
}
