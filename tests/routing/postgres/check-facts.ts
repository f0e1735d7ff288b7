import { isDeepStrictEqual } from 'node:util'
import type { Entry } from '@foyer/core/log/entry.ts'
import { waitCauses } from '@foyer/server/rules/facts/codes.ts'
import { holdRow, sessionRow, waitRow, type Measured } from '@foyer/server/rules/facts/fact-rows.ts'
import { foldSession } from '@foyer/server/rules/facts/fold-session.ts'
import type { World } from '@foyer/testkit/test-world.ts'

type Thread = { tenant_id: number; id: number; channel_id: number }

/** The facts that were written along the way against those of the whole log: they must be the same. */
export async function checkFacts(world: World, key: string, entries: readonly Entry[]): Promise<string[]> {
  const { db } = world.node.deps
  const thread = await db
    .selectFrom('threads')
    .select(['tenant_id', 'id', 'channel_id'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const stored = await storedFacts(world, thread)
  const turnedAway = stored.waits.filter(({ cause }) => cause === waitCauses.asked)
  const made = sessionsIn(entries).map((session) => {
    const firstSeq = session[0]?.seq ?? 0
    const measured: Measured = {
      tenantId: thread.tenant_id,
      threadId: thread.id,
      channelId: thread.channel_id,
      firstSeq,
      turnedAway: turnedAway.filter(({ first_seq }) => first_seq === firstSeq).length,
      calendars: new Map(),
      channelCalendar: { hours: null, hash: null },
    }
    const facts = foldSession(session)
    return {
      waits: facts.waits.map((wait) => waitRow(wait, measured)),
      holds: facts.holds.map((hold) => holdRow(hold, measured)),
      sessions: facts.session ? [sessionRow(facts.session, measured)] : [],
    }
  })
  const waits = stored.waits.filter(({ cause }) => cause !== waitCauses.asked)
  return [
    ...difference(
      'waits',
      waits,
      made.flatMap((one) => one.waits),
    ),
    ...difference(
      'holds',
      stored.holds,
      made.flatMap((one) => one.holds),
    ),
    ...difference(
      'sessions',
      stored.sessions,
      made.flatMap((one) => one.sessions),
    ),
  ]
}

function difference(what: string, stored: unknown[], made: unknown[]): string[] {
  // Without the order of their columns.
  if (isDeepStrictEqual(stored, made)) return []
  return [`${what} are ${JSON.stringify(stored)}, but the log says ${JSON.stringify(made)}`]
}

function sessionsIn(entries: readonly Entry[]): Entry[][] {
  const sessions: Entry[][] = []
  for (const entry of entries) {
    if (entry.body.type === 'started') sessions.push([])
    sessions.at(-1)?.push(entry)
  }
  return sessions
}

async function storedFacts({ node }: World, { tenant_id, id: thread_id }: Thread) {
  const { db } = node.deps
  const own = { tenant_id, thread_id }
  return {
    waits: await db
      .selectFrom('wait_facts')
      .selectAll()
      .where((eb) => eb.and(own))
      .orderBy('seq')
      .execute(),
    holds: await db
      .selectFrom('hold_facts')
      .selectAll()
      .where((eb) => eb.and(own))
      .orderBy('seq')
      .execute(),
    sessions: await db
      .selectFrom('session_facts')
      .selectAll()
      .where((eb) => eb.and(own))
      .orderBy('first_seq')
      .execute(),
  }
}
