import { sql } from 'kysely'
import { waitCauses } from '../../rules/facts/codes.ts'
import { groupsOf, holdRow, sessionRow, waitRow, type Measured } from '../../rules/facts/fact-rows.ts'
import type { Facts } from '../../rules/facts/facts.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import { loadCalendars } from './load-calendars.ts'

/** Which session, and the channel of its thread. */
export type SessionRef = ThreadRef & { channelId: number; firstSeq: number }

type SessionFacts = { ref: SessionRef; facts: Facts }

/** Writes facts that are not written yet. A fact never changes: the first calendar that measured it counts. */
export async function storeFacts(trx: Trx, sessions: readonly SessionFacts[]): Promise<void> {
  const measured = await measure(trx, sessions)
  for (const some of inParts(
    measured.flatMap(({ facts, by }) => facts.waits.map((wait) => waitRow(wait, by))),
  ))
    await trx
      .insertInto('wait_facts')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  for (const some of inParts(
    measured.flatMap(({ facts, by }) => facts.holds.map((hold) => holdRow(hold, by))),
  ))
    await trx
      .insertInto('hold_facts')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const ended = measured.flatMap(({ facts: { session }, by }) => (session ? [sessionRow(session, by)] : []))
  for (const some of inParts(ended))
    await trx
      .insertInto('session_facts')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** The calendars of each session and how often its visitor was turned away. */
async function measure(
  trx: Trx,
  sessions: readonly SessionFacts[],
): Promise<{ facts: Facts; by: Measured }[]> {
  const turnedAway = await countTurnedAway(
    trx,
    sessions.filter(({ facts }) => facts.session).map(({ ref }) => ref),
  )
  const ofChannels = Map.groupBy(sessions, ({ ref }) => `${ref.tenantId}.${ref.channelId}`)
  const measured: { facts: Facts; by: Measured }[] = []
  for (const some of ofChannels.values()) {
    const [first] = some
    if (!first) continue
    const groupIds = [...new Set(some.flatMap(({ facts }) => groupsOf(facts)))]
    const calendars = await loadCalendars(trx, { ...first.ref, groupIds })
    for (const { ref, facts } of some)
      measured.push({ facts, by: { ...ref, ...calendars, turnedAway: turnedAway.get(nameOf(ref)) ?? 0 } })
  }
  return measured
}

/** A statement has at most 65,535 parameters, and a session that went to and fro must still end. */
function inParts<T>(rows: readonly T[], most = 1_000): T[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, part) =>
    rows.slice(part * most, (part + 1) * most),
  )
}

/** By the name of the session. */
async function countTurnedAway(trx: Trx, refs: readonly SessionRef[]): Promise<Map<string, number>> {
  if (refs.length === 0) return new Map()
  const { rows } = await sql<{ tenant_id: number; thread_id: number; first_seq: number; count: number }>`
    select w.tenant_id, w.thread_id, w.first_seq, least(count(*), 32767)::int as count
    from unnest(
      ${refs.map(({ tenantId }) => tenantId)}::int[],
      ${refs.map(({ threadId }) => threadId)}::bigint[],
      ${refs.map(({ firstSeq }) => firstSeq)}::int[]
    ) as s(tenant_id, thread_id, first_seq)
    join wait_facts w on w.tenant_id = s.tenant_id and w.thread_id = s.thread_id and w.first_seq = s.first_seq
    where w.cause = ${waitCauses.asked}
    group by w.tenant_id, w.thread_id, w.first_seq`.execute(trx)
  return new Map(
    rows.map(({ tenant_id: tenantId, thread_id: threadId, first_seq: firstSeq, count }) => [
      nameOf({ tenantId, threadId, firstSeq }),
      count,
    ]),
  )
}

const nameOf = ({ tenantId, threadId, firstSeq }: Omit<SessionRef, 'channelId'>) =>
  `${tenantId}.${threadId}.${firstSeq}`

export type Invitation = { ref: SessionRef; at: number; agentId: number | undefined; agents: number[] }

export async function storeInvitations(trx: Trx, invitations: readonly Invitation[]): Promise<void> {
  if (invitations.length === 0) return
  await trx
    .insertInto('rating_invitations')
    .values(
      invitations.map(({ ref, at, agentId, agents }) => ({
        tenant_id: ref.tenantId,
        thread_id: ref.threadId,
        first_seq: ref.firstSeq,
        invited_at: at,
        agent_id: agentId ?? null,
        agents,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
