import { createHash } from 'node:crypto'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import { Failed } from '../../platform/http/failed.ts'

/** A browser's own name, shortened to what may stand in keys and ids. */
export function browserOf(pid: string): string {
  return createHash('sha256').update(pid).digest('base64url').slice(0, 11)
}

/** A poll id names the browser and the session it was given for; it proves nothing, the token does. */
export function pollIdOf(browser: string, sessionKey: string): string {
  return `${browser}.${sessionKey}`
}

export function browserOfPoll(pollId: string): string {
  return pollId.split('.', 1)[0] ?? ''
}

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
