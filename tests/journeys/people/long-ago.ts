import { worldDeps } from './world.ts'

/** As if all of a conversation so far had been so much earlier. */
export async function moveBack(threadId: string, ms: number): Promise<void> {
  const { db } = await worldDeps()
  await db
    .updateTable('entries')
    .from('threads')
    .set((entry) => ({ at: entry('entries.at', '-', ms) }))
    .whereRef('threads.tenant_id', '=', 'entries.tenant_id')
    .whereRef('threads.id', '=', 'entries.thread_id')
    .where('threads.key', '=', threadId)
    .execute()
}
