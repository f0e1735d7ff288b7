import type { Entry } from '@foyer/core/log/entry.ts'
import type { LockedThread, Trx } from '../../log/lock-thread.ts'
import { toOwner } from '../../log/owner-columns.ts'
import type { Facts } from '../../rules/facts/facts.ts'
import { foldSession } from '../../rules/facts/fold-session.ts'
import type { Owner } from '../../rules/log/head.ts'
import type { ThreadState } from '../../rules/routing/decision.ts'
import { markConvertedDuring } from './conversions.ts'
import { readSessions } from './read-sessions.ts'
import { storeFacts, storeInvitations, type SessionRef } from './store-facts.ts'

/** `thread`: its row before the transition. */
type Written = { thread: LockedThread; next: ThreadState; entry: Entry }

/** Runs in every transition after its entry is written, and writes the facts that it ends. */
export async function recordFacts(trx: Trx, { thread, next, entry }: Written): Promise<void> {
  const ref = sessionOf(thread)
  if (entry.body.type === 'ratingInvited') return recordInvitation(trx, thread, entry)
  if (entry.body.type === 'rated') return recordRating(trx, ref, entry)
  const ends = endedBy(toOwner(thread), next, entry)
  if (!ends) return
  const facts = await foldUntil(trx, thread, entry.seq, { eventsOnly: ends === 'wait' })
  const isEnded = ({ endSeq }: { endSeq: number }) => endSeq === entry.seq
  const waits = facts.waits.filter(isEnded)
  // The end of a session also writes what nodes of the version before ended without facts.
  const ended = next.isOpen ? { ...facts, waits, holds: facts.holds.filter(isEnded) } : facts
  await storeFacts(trx, [{ ref, facts: ended }])
  const inVain = waits.find(({ outcome }) => outcome !== 'accepted' && outcome !== 'overflowed')
  if (inVain) await markConvertedDuring(trx, thread, inVain.startedAt)
}

function sessionOf(thread: LockedThread): SessionRef {
  const { tenant_id: tenantId, id: threadId, channel_id: channelId, session_first_seq: firstSeq } = thread
  return { tenantId, threadId, channelId, firstSeq }
}

async function foldUntil(
  trx: Trx,
  thread: LockedThread,
  lastSeq: number,
  { eventsOnly }: { eventsOnly: boolean },
): Promise<Facts> {
  const session = { ...sessionOf(thread), lastSeq }
  const [entries = []] = await readSessions(trx, [session], { shelf: thread.shelf, eventsOnly })
  return foldSession(entries)
}

/** A wait is made of events alone; the others are made of messages too. */
function endedBy(before: Owner, next: ThreadState, { body }: Entry): 'wait' | 'hold' | 'session' | undefined {
  if (before.kind === 'nobody') return undefined
  if (!next.isOpen) return 'session'
  const { owner } = next
  // Queued again: in an overflow group.
  if (before.kind === 'queue') return owner.kind === 'queue' && body.type !== 'queued' ? undefined : 'wait'
  if (before.kind !== 'agent') return undefined
  return owner.kind === 'agent' && owner.agentId === before.agentId ? undefined : 'hold'
}

/** With everybody who served the visitor so far: who is rated must not depend on what happens later. */
async function recordInvitation(trx: Trx, thread: LockedThread, { seq, at, agent }: Entry): Promise<void> {
  const { agents } = await foldUntil(trx, thread, seq, { eventsOnly: true })
  await storeInvitations(trx, [{ ref: sessionOf(thread), at, agentId: agent?.id, agents }])
}

/** A visitor may rate after the session has ended: the rating joins the fact that is there already. */
async function recordRating(trx: Trx, ref: SessionRef, { at, body }: Entry): Promise<void> {
  if (body.type !== 'rated') return
  const { rating } = body
  await trx
    .updateTable('session_facts')
    .set({
      rated_at: at,
      star: rating.of === 'agent' ? rating.star : null,
      is_solved: rating.solved ?? null,
    })
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .where('first_seq', '=', ref.firstSeq)
    .execute()
}
