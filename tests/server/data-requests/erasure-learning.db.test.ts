import { expect, it, onTestFinished } from 'vitest'
import { removeSessions } from '@foyer/server/features/retention/remove-sessions.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { givenPost } from '../mail/given.ts'
import { requestIn, untilErased } from './given.ts'

const post = givenPost()

/** A job that has begun to learn from the visitor's session and has not written what it learned. */
async function givenLearning(userId: string) {
  const { pool } = post().world.node.deps
  const job = await pool.connect()
  let isDone = false
  const finish = async (how: 'commit' | 'rollback') => {
    if (isDone) return
    isDone = true
    await job.query(how).finally(() => job.release())
  }
  onTestFinished(() => finish('rollback'))
  await pool.query(
    `insert into learning_queue select s.tenant_id, s.thread_id, s.first_seq, 0 from sessions s
     join threads t on t.tenant_id = s.tenant_id and t.id = s.thread_id where t.user_id = $1`,
    [userId],
  )
  await job.query('begin')
  const ofVisitor = '(select id from threads where user_id = $1)'
  const { rowCount } = await job.query(
    `select from learning_queue where thread_id in ${ofVisitor} for update`,
    [userId],
  )
  expect(rowCount).toBe(1)
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return {
    untilAwaited: async () =>
      await expect
        .poll(async () => (await pool.query(waiting)).rowCount, { timeout: 30_000 })
        .toBeGreaterThan(0),
    async learn() {
      await job.query(
        `insert into proposal_evidence select tenant_id, 'p of ' || $1, thread_id, first_seq, first_seq, $1,
           'refused', 'words', null, 'Words for ' || $1, 0 from learning_queue where thread_id in ${ofVisitor}`,
        [userId],
      )
      await job.query(`delete from learning_queue where thread_id in ${ofVisitor}`, [userId])
      await finish('commit')
    },
    evidence: async () =>
      (await pool.query('select from proposal_evidence where user_id = $1', [userId])).rowCount,
  }
}

it('what is learned from a visitor while they are erased is erased as well', async () => {
  const { visitor, agent, threadId } = await startTalk(post().world.http)
  const learning = await givenLearning(visitor.started.userId)
  const request = requestIn(await agent.call('requestVisitorData', { threadId, kind: 'erasure' }))
  await learning.untilAwaited()
  await learning.learn()
  await untilErased(post(), agent, request.requestId)
  expect(await learning.evidence()).toBe(0)
})

it('what is learned from a session while it is removed goes with it', async () => {
  const { world } = post()
  const { visitor } = await startTalk(world.http)
  const learning = await givenLearning(visitor.started.userId)
  const removing = removeSessions(world.node.deps, world.demo.tenantId, (query) =>
    query.where('t.user_id', '=', visitor.started.userId),
  )
  await learning.untilAwaited()
  await learning.learn()
  expect(await removing).toBe(0)
  expect(await learning.evidence()).toBe(0)
})
