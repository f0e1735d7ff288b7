import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import { toHead } from '../../log/owner-columns.ts'

/**
 * The conversation belongs to the browser that opened it last. Listeners of another one learn it from the
 * head and close (1202, outType 3); tabs of one browser share its name and never notice.
 */
export async function takeOver(
  { db, doorbell }: Deps,
  visitor: VisitorClaims,
  browser: string,
): Promise<void> {
  const row = await db
    .updateTable('threads')
    .set({ browser })
    .where('tenant_id', '=', visitor.tenantId)
    .where('id', '=', visitor.threadId)
    .where('browser', '<>', browser)
    .returning(['last_seq', 'is_open', 'owner_kind', 'owner_id', 'browser', 'gen'])
    .executeTakeFirst()
  if (row) doorbell.ring([{ tenantId: visitor.tenantId, threadId: visitor.threadId, head: toHead(row) }])
}
