import { expect, it } from 'vitest'
import { countDeadJobs } from '@foyer/server/platform/jobs/start-jobs.ts'
import { givenPost, givenTicket, queue, someAddress, untilDone } from './given.ts'

const post = givenPost()

it('F26 mail: a job that nobody can read is given up and counted, and the others are mailed', async () => {
  const { mailbox, world } = post()
  const { pool, metrics } = world.node.deps
  await pool.query(`select graphile_worker.add_job('mail', '{"kind": "nonsense"}', max_attempts => 2)`)
  const email = someAddress()
  await queue(post(), { kind: 'ticketOpened', ...(await givenTicket(post(), { email })) })
  await mailbox.next(email)
  await untilDone(post())
  expect(await countDeadJobs(pool)).toBe(1)
  expect(await metrics.registry.metrics()).toContain('foyer_mails_total{outcome="failed"} 2')
})
