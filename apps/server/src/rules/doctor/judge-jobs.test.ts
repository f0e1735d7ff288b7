import { describe, expect, it } from 'vitest'
import { judgeBackups } from './judge-backups.ts'
import { judgeJobs, type JobRun } from './judge-jobs.ts'

const now = 1_794_700_000_000
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

function run(change: Partial<JobRun> = {}): JobRun {
  const at = now - 30_000
  return { job: 'delivery', everyMs: 1_000, seenAt: at, firstSeenAt: now - day, succeededAt: at, ...change }
}

describe('background jobs', () => {
  it('are fine while each succeeds within its time', () => {
    const runs = [run(), run({ job: 'prune', everyMs: hour, succeededAt: now - 2 * hour })]
    expect(judgeJobs(runs, now)).toEqual({
      state: 'ok',
      facts: [{ name: 'jobsReport', values: { count: 2, seconds: 30 } }],
      advice: [],
    })
  })

  it('a job that has not succeeded for long is named', () => {
    const { state, facts, advice } = judgeJobs(
      [run(), run({ job: 'idle', succeededAt: now - 7 * minute })],
      now,
    )
    expect([state, ...advice]).toEqual(['warning', 'jobLate'])
    expect(facts[1]).toEqual({ name: 'jobLate', values: { job: 'idle', minutes: 7 } })
  })

  it('a job gets two of its rounds and five minutes', () => {
    const prune = (succeededAt: number) =>
      judgeJobs([run({ job: 'prune', everyMs: hour, succeededAt })], now).state
    expect(prune(now - 2 * hour - 5 * minute)).toBe('ok')
    expect(prune(now - 2 * hour - 6 * minute)).toBe('warning')
  })

  it('a job that never succeeded is late from when it was first seen', () => {
    const never = (firstSeenAt: number) => judgeJobs([run({ firstSeenAt, succeededAt: undefined })], now)
    expect(never(now - minute).state).toBe('ok')
    expect(never(now - day).facts[1]).toEqual({ name: 'jobNever', values: { job: 'delivery' } })
  })

  it('a job that no node runs any more is not late', () => {
    const gone = run({ job: 'vectors', seenAt: now - day, succeededAt: now - day })
    expect(judgeJobs([run(), gone], now)).toMatchObject({ state: 'ok', facts: [{ values: { count: 1 } }] })
  })

  it.each([
    ['no row', []],
    ['rows of yesterday', [run({ seenAt: now - day })]],
  ])('%s: no node runs', (_name, runs) => {
    const { state, advice } = judgeJobs(runs, now)
    expect([state, ...advice]).toEqual(['failed', 'jobsSilent'])
  })

  it('a node whose clock is ahead tells of no negative time', () => {
    expect(judgeJobs([run({ seenAt: now + 5_000 })], now).facts[0]?.values).toEqual({ count: 1, seconds: 0 })
  })
})

describe('backups', () => {
  it.each([
    [undefined, undefined, ['warning', 'backupMissing', 'drillMissing']],
    [now - hour, now - day, ['ok']],
    [now - 26 * hour, now - 8 * day, ['ok']],
    [now - 27 * hour, now - day, ['warning', 'backupOld']],
    [now - hour, undefined, ['warning', 'drillMissing']],
    [now - hour, now - 9 * day, ['warning', 'drillMissing']],
  ])('backup at %s, drill at %s', (backupAt, drillAt, expected) => {
    const { state, advice } = judgeBackups({ backupAt, drillAt }, now)
    expect([state, ...advice]).toEqual(expected)
  })

  it('tells ages in whole hours and days', () => {
    const { facts } = judgeBackups({ backupAt: now - 1.9 * hour, drillAt: now - 2.5 * day }, now)
    expect(facts.map(({ values }) => values)).toEqual([{ count: 1 }, { count: 2 }])
  })
})
