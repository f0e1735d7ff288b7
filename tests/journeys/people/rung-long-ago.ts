import { callTiming } from '@foyer/core/timing.ts'
import { worldDeps } from './world.ts'

/** As if the call that rings in a conversation had rung until nobody waits any longer. */
export async function rungLongAgo(threadId: string): Promise<void> {
  const { db } = await worldDeps()
  const moved = await db
    .updateTable('calls')
    .from('threads')
    .set({ started_at: new Date(Date.now() - callTiming.ringMs) })
    .whereRef('threads.tenant_id', '=', 'calls.tenant_id')
    .whereRef('threads.id', '=', 'calls.thread_id')
    .where('threads.key', '=', threadId)
    .where('calls.status', '=', 'ringing')
    .executeTakeFirstOrThrow()
  if (moved.numUpdatedRows !== 1n) throw new Error('nothing rings there')
}
