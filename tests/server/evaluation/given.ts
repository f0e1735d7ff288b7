import type { Pool } from '@foyer/server/platform/db/pool.ts'
import type { Http } from '@foyer/testkit/http.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

export const fourStars = {
  evaluateAdminMode: 1,
  evaluateAdminSolve: 1,
  evaluateAdminStar: 4,
  evaluateAdminTag: 'Friendly,Fast',
  evaluateAdminContent: 'Quick and kind.',
}

export const notSolved = {
  evaluateRobotMode: 1,
  evaluateRobotSolve: 0,
  evaluateRobotTag: 'irrelevant,cannot answer',
  evaluateRobotContent: '',
}

/** A visitor whose talk with Ana is over. */
export async function servedVisitor(http: Http) {
  const talk = await startTalk(http)
  await talk.agent.call('closeThread', { threadId: talk.threadId })
  return talk
}

/** A visitor whom nobody but the robot has met, and who has left. */
export async function robotVisitor(http: Http): Promise<Visitor> {
  const visitor = await Visitor.start(http)
  await visitor.call('chatClose')
  return visitor
}

/**
 * All that a rating could touch of one visitor. What nodes note at a time of
 * their own (what was read, when to look again) is left out.
 */
export async function traces(pool: Pool, visitor: Visitor): Promise<Record<string, unknown>> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select to_jsonb(t) - 'agent_read_seq' - 'visitor_read_seq' - 'check_at' as thread,
       (select jsonb_agg(r) from ratings r where r.tenant_id = t.tenant_id and r.thread_id = t.id) as ratings,
       (select count(*)::int from entries e where e.tenant_id = t.tenant_id and e.thread_id = t.id) as entries
     from threads t where t.user_id = $1`,
    [visitor.started.userId],
  )
  return rows[0] ?? {}
}
