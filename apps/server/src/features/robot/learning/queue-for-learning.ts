import type { Entry } from '@foyer/core/log/entry.ts'
import type { LockedThread, Trx } from '../../../log/lock-thread.ts'
import type { ThreadState } from '../../../rules/routing/decision.ts'

/** `thread`: its row before the transition. */
type Written = { thread: LockedThread; next: ThreadState; entry: Entry }

/** Runs in every transition: a session that ends waits for the job that learns from it. */
export async function queueForLearning(trx: Trx, { thread, next, entry }: Written): Promise<void> {
  if (!thread.is_open || next.isOpen) return
  await trx
    .insertInto('learning_queue')
    .columns(['tenant_id', 'thread_id', 'first_seq', 'ended_at'])
    .expression((from) =>
      from
        .selectFrom('sessions')
        .select(['tenant_id', 'thread_id', 'first_seq', (eb) => eb.val(entry.at).as('ended_at')])
        .where('tenant_id', '=', thread.tenant_id)
        .where('thread_id', '=', thread.id)
        .where('first_seq', '=', thread.session_first_seq),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
