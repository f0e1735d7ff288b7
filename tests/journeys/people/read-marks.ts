import { worldDeps } from './world.ts'

/** How far a visitor has read, as far as the server has written it down. */
export async function readUpTo(threadId: string): Promise<number> {
  const { db } = await worldDeps()
  const thread = await db
    .selectFrom('threads')
    .select('visitor_read_seq')
    .where('key', '=', threadId)
    .executeTakeFirstOrThrow()
  return thread.visitor_read_seq
}
