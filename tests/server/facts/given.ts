import type { World } from '@foyer/testkit/test-world.ts'

/** The facts of a thread, oldest first. */
export async function factsOf(world: World, threadKey: string) {
  const { db } = world.node.deps
  const { tenant_id, id: thread_id } = await db
    .selectFrom('threads')
    .select(['id', 'tenant_id'])
    .where('key', '=', threadKey)
    .executeTakeFirstOrThrow()
  const ofThread = { tenant_id, thread_id }
  return {
    sessions: await db
      .selectFrom('session_facts')
      .selectAll()
      .where((eb) => eb.and(ofThread))
      .orderBy('first_seq')
      .execute(),
    waits: await db
      .selectFrom('wait_facts')
      .selectAll()
      .where((eb) => eb.and(ofThread))
      .orderBy('seq')
      .execute(),
    holds: await db
      .selectFrom('hold_facts')
      .selectAll()
      .where((eb) => eb.and(ofThread))
      .orderBy('seq')
      .execute(),
    invitations: await db
      .selectFrom('rating_invitations')
      .selectAll()
      .where((eb) => eb.and(ofThread))
      .execute(),
  }
}
