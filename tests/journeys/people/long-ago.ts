import { worldDeps } from './world.ts'

export const dayMs = 86_400_000

/** As if all of a conversation so far had been so much earlier. */
export async function moveBack(threadId: string, ms: number): Promise<void> {
  const { db } = await worldDeps()
  // Nobody looks for silence meanwhile: so old a conversation would be ended, and the end stands in it.
  await db
    .updateTable('threads')
    .set({ check_at: Date.now() + dayMs })
    .where('key', '=', threadId)
    .execute()
  await db
    .updateTable('entries')
    .from('threads')
    .set((entry) => ({ at: entry('entries.at', '-', ms) }))
    .whereRef('threads.tenant_id', '=', 'entries.tenant_id')
    .whereRef('threads.id', '=', 'entries.thread_id')
    .where('threads.key', '=', threadId)
    .execute()
}

/** As if nobody had said anything for so long: the server looks at the thread as it would have by then. */
export async function fallSilent(threadId: string, ms: number): Promise<void> {
  await moveBack(threadId, ms)
  const { db } = await worldDeps()
  await db
    .updateTable('threads')
    .set((eb) => ({ owned_since: eb('owned_since', '-', ms), check_at: 0 }))
    .where('key', '=', threadId)
    .execute()
}
