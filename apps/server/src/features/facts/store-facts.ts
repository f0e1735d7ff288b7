import { sql } from 'kysely'
import { waitCauses } from '../../rules/facts/codes.ts'
import { groupsOf, holdRow, sessionRow, waitRow, type Measured } from '../../rules/facts/fact-rows.ts'
import type { Facts } from '../../rules/facts/facts.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { loadCalendars } from './load-calendars.ts'

/** Which session, and the channel of its thread. */
export type SessionRef = ThreadRef & { channelId: number; firstSeq: number }

/** Writes facts that are not written yet. A fact never changes: the first calendar that measured it counts. */
export async function storeFacts(trx: Trx, ref: SessionRef, facts: Facts): Promise<void> {
  const { waits, holds, session } = facts
  const measured: Measured = {
    ...ref,
    ...(await loadCalendars(trx, { ...ref, groupIds: groupsOf(facts) })),
    turnedAway: session ? await countTurnedAway(trx, ref) : 0,
  }
  for (const some of inParts(waits))
    await trx
      .insertInto('wait_facts')
      .values(some.map((wait) => waitRow(wait, measured)))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  for (const some of inParts(holds))
    await trx
      .insertInto('hold_facts')
      .values(some.map((hold) => holdRow(hold, measured)))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (session)
    await trx
      .insertInto('session_facts')
      .values(sessionRow(session, measured))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** A statement has at most 65,535 parameters, and a session that went to and fro must still end. */
function inParts<T>(rows: readonly T[], most = 1_000): T[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, part) =>
    rows.slice(part * most, (part + 1) * most),
  )
}

async function countTurnedAway(trx: Trx, { tenantId, threadId, firstSeq }: SessionRef): Promise<number> {
  const { count } = await trx
    .selectFrom('wait_facts')
    .select(sql<number>`least(count(*), 32767)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('thread_id', '=', threadId)
    .where('first_seq', '=', firstSeq)
    .where('cause', '=', waitCauses.asked)
    .executeTakeFirstOrThrow()
  return count
}

type Invitation = { at: number; agentId: number | undefined; agents: number[] }

export async function storeInvitation(
  trx: Trx,
  { tenantId, threadId, firstSeq }: SessionRef,
  { at, agentId, agents }: Invitation,
): Promise<void> {
  await trx
    .insertInto('rating_invitations')
    .values({
      tenant_id: tenantId,
      thread_id: threadId,
      first_seq: firstSeq,
      invited_at: at,
      agent_id: agentId ?? null,
      agents,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
