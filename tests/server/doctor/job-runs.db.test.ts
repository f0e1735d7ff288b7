import { expect, it } from 'vitest'
import type { ServerCheck } from '@foyer/contract/desk/doctor-words.ts'
import { checks } from '@foyer/server/doctor/checks.ts'
import { openDoctorContext } from '@foyer/server/doctor/doctor-context.ts'
import { runDoctor } from '@foyer/server/doctor/run-doctor.ts'
import { createJobRuns } from '@foyer/server/platform/jobs/job-runs.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()

async function judgedAt(now: number): Promise<{ state: string; advice: string[]; facts: object[] }> {
  const context = { ...openDoctorContext(world.node.deps.config), clock: { now: () => now } }
  try {
    const wanted: ServerCheck[] = ['jobs']
    const [result] = await runDoctor(context, { checks, wanted })
    if (!result) throw new Error('no result')
    return result
  } finally {
    await context.close()
  }
}

it('nodes report their jobs; the newest report of all nodes counts, and an old one is named', async () => {
  const { db } = world.node.deps
  // The world's node reports for itself only after a second; these two stand for it.
  const at = { now: Date.now() + 86_400_000 }
  const clock = { now: () => at.now }
  const [one, two] = [createJobRuns({ db, clock }), createJobRuns({ db, clock })]
  const jobs = [
    { name: 'delivery', run: () => undefined },
    { name: 'prune', everyMs: 3_600_000, run: () => undefined },
  ]
  const [reportOne, reportTwo] = [one, two].map((runs) => runs.watched(jobs).at(-1))
  one.succeeded('delivery')
  one.succeeded('prune')
  await reportOne?.run()
  expect(await judgedAt(at.now)).toMatchObject({ state: 'ok', facts: [{ values: { count: 2, seconds: 0 } }] })

  const lastAt = at.now
  at.now += 8 * 60_000
  two.succeeded('prune')
  await reportTwo?.run()
  expect(await judgedAt(at.now)).toMatchObject({
    state: 'warning',
    advice: ['jobLate'],
    facts: [{ name: 'jobsReport' }, { name: 'jobLate', values: { job: 'delivery', minutes: 8 } }],
  })
  const rows = await db.selectFrom('job_runs').selectAll().where('job', 'in', ['delivery', 'prune']).execute()
  expect(rows.find(({ job }) => job === 'delivery')).toMatchObject({ succeeded_at: lastAt, seen_at: at.now })
  expect(rows.find(({ job }) => job === 'prune')).toMatchObject({ succeeded_at: at.now, every_ms: 3_600_000 })

  // A node that is behind takes nothing back.
  one.succeeded('delivery')
  at.now -= 60_000
  one.succeeded('prune')
  await reportOne?.run()
  const after = await db
    .selectFrom('job_runs')
    .selectAll()
    .where('job', '=', 'prune')
    .executeTakeFirstOrThrow()
  expect(after.succeeded_at).toBe(at.now + 60_000)
  expect(await judgedAt(at.now + 86_400_000)).toMatchObject({ state: 'failed', advice: ['jobsSilent'] })
})
