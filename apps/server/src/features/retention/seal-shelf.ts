import { decideClose } from '../../rules/routing/close.ts'
import { nothing } from '../../rules/routing/decision.ts'
import type { Deps } from '../../deps.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { markShelf } from './shelf-lives.ts'

const sessionsAtOnce = 100

/**
 * No session begins on the shelf any more, and none is open there. One that is open delays sealing until the shelf is due,
 * and is then ended, as one that is idle: a single visitor must not delay the removal of what others said.
 */
export async function sealShelf(deps: Deps, shelf: number, isDue: boolean): Promise<void> {
  if (isDue) await endSessions(deps, shelf)
  if ((await openThreads(deps, shelf)).length === 0)
    await markShelf(deps.db, shelf, { sealed_at: deps.clock.now() })
}

/** Ends all sessions that are open on a shelf. */
export async function endSessions(deps: Deps, shelf: number): Promise<void> {
  for (;;) {
    const open = await openThreads(deps, shelf)
    if (open.length === 0) return
    for (const ref of open) await endSession(deps, ref, shelf)
  }
}

async function endSession(deps: Deps, ref: ThreadRef, shelf: number): Promise<void> {
  await deps.transition(ref, (state, { shelf: current }) =>
    current === shelf ? decideClose(state, { kind: 'silence', reason: 'idle' }) : nothing,
  )
  // A row without an end whose thread is closed, or in a later session, would keep the shelf for ever.
  await deps.db
    .updateTable('sessions')
    .set({ ended_at: deps.clock.now(), close_reason: 'idle' })
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .where('shelf', '=', shelf)
    .where('ended_at', 'is', null)
    .execute()
}

async function openThreads({ db }: Pick<Deps, 'db'>, shelf: number): Promise<ThreadRef[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['tenant_id', 'thread_id'])
    .where('shelf', '=', shelf)
    .where('ended_at', 'is', null)
    .orderBy('tenant_id')
    .orderBy('thread_id')
    .limit(sessionsAtOnce)
    .execute()
  return rows.map((row) => ({ tenantId: row.tenant_id, threadId: row.thread_id }))
}
