import { expect, type Locator } from '@playwright/test'
import { silenceTiming } from '@foyer/core/timing.ts'
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

/** Whether a node has written that a page of the visitor is open. */
export async function isKnownToBeHere(threadId: string): Promise<boolean> {
  const { db } = await worldDeps()
  const { visitor_here_at } = await db
    .selectFrom('threads')
    .select('visitor_here_at')
    .where('key', '=', threadId)
    .executeTakeFirstOrThrow()
  return visitor_here_at > 0
}

/** Whether the server has looked at a conversation since it fell silent, and found that it goes on. */
export async function isLookedAt(threadId: string): Promise<boolean> {
  const { db } = await worldDeps()
  const { check_at, is_open } = await db
    .selectFrom('threads')
    .select(['check_at', 'is_open'])
    .where('key', '=', threadId)
    .executeTakeFirstOrThrow()
  // Beyond the lease of whoever is looking just now.
  return is_open && (check_at ?? 0) > Date.now() + 2 * silenceTiming.leaseMs
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

/**
 * As if a reminded visitor had closed every page for so long that the chat ends; `sign` shows that it has. The page that
 * shows it is open, which a node writes once a minute: until the server has looked, that is undone again.
 */
export async function timeOut(threadId: string, ms: number, sign: Locator): Promise<void> {
  const { db } = await worldDeps()
  await expect(async () => {
    await db.updateTable('threads').set({ visitor_here_at: 0 }).where('key', '=', threadId).execute()
    await fallSilent(threadId, ms)
    await expect(sign).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}
