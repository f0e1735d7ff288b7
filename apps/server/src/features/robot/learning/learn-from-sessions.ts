import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { learningTiming } from '../../../robot-timing.ts'
import { acceptAlone } from './accept-alone.ts'
import { learnSession, type EndedSession } from './learn-session.ts'

const job = 'learning'

/**
 * Turns sessions that have ended into proposals, each in a transaction of its own, then accepts what robots may accept
 * alone. A session that fails is left to a later round and delays no other. Answers how many sessions were read.
 */
export async function learnFromSessions(deps: Deps): Promise<number> {
  const waiting = await waitingSessions(deps)
  let read = 0
  for (const session of waiting) {
    const { tenantId } = session
    const done = await deps.quarantine.attempt(job, { tenantId, id: nameOf(session) }, () =>
      learnOnce(deps, session),
    )
    if (done) read += 1
  }
  await acceptAlone(deps)
  return read
}

function nameOf({ threadId, firstSeq }: EndedSession): string {
  return `${threadId}.${firstSeq}`
}

async function waitingSessions({ db, quarantine }: Deps): Promise<EndedSession[]> {
  const held = quarantine.held(job).map(({ tenantId, id }) => `${tenantId}.${id}`)
  return db
    .selectFrom('learning_queue')
    .select(['tenant_id as tenantId', 'thread_id as threadId', 'first_seq as firstSeq'])
    .where(sql<boolean>`concat_ws('.', tenant_id, thread_id, first_seq) <> all(${held}::text[])`)
    .orderBy('ended_at')
    .limit(learningTiming.sessionsAtOnce)
    .execute()
}

/** False: another node has it, or has had it. */
async function learnOnce(deps: Deps, session: EndedSession): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('learning_queue')
      .select('ended_at')
      .where('tenant_id', '=', session.tenantId)
      .where('thread_id', '=', session.threadId)
      .where('first_seq', '=', session.firstSeq)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return false
    await learnSession(deps, trx, session)
    await trx
      .deleteFrom('learning_queue')
      .where('tenant_id', '=', session.tenantId)
      .where('thread_id', '=', session.threadId)
      .where('first_seq', '=', session.firstSeq)
      .execute()
    return true
  })
}
