import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { toHead } from '../../../log/owner-columns.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { decideClose } from '../../../rules/routing/close.ts'
import type { ThreadRef } from '../../../log/thread-ref.ts'

type Person = { tenantId: number; userIds: readonly string[] }

/**
 * Ends what is going on: sessions leave queues and inboxes as if the visitor had closed them, tokens become void, and
 * streams end. Doing it again changes nothing that matters.
 */
export async function quietPerson(deps: Deps, { tenantId, userIds }: Person): Promise<void> {
  const threads = await deps.db
    .selectFrom('threads')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', userIds)
    .execute()
  for (const { id: threadId } of threads) {
    await closeThread(deps, { tenantId, threadId })
    await voidTokens(deps, { tenantId, threadId })
  }
  void deps.assign(tenantId)
}

async function closeThread(deps: Deps, ref: ThreadRef): Promise<void> {
  try {
    await deps.transition(ref, (state) => decideClose(state, { kind: 'visitor' }))
  } catch (error) {
    // Another try of the same erasure has removed it.
    if (!(error instanceof Failed && error.error === 'object.unknown')) throw error
  }
}

/** A trigger of `threads` tells all nodes; the notification ends the streams at once. */
async function voidTokens({ db, notifier }: Deps, { tenantId, threadId }: ThreadRef): Promise<void> {
  const row = await db
    .updateTable('threads')
    .set({ gen: sql`gen + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', threadId)
    .returning(['last_seq', 'is_open', 'owner_kind', 'owner_id', 'browser', 'gen'])
    .executeTakeFirst()
  if (row) notifier.notify([{ tenantId, threadId, head: toHead(row) }])
}
