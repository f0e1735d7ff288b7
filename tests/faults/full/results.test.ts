import { expect, it } from 'vitest'
import { missingBugs, nextFault, noResults, partOf, sumUp, type Plan, type RunRow } from './results.ts'

const plan: Plan = { goal: 1_000, faults: ['F1', 'F2', 'F3'], bugs: ['B1', 'B2'], leastRuns: 2 }

function run(fault: RunRow['fault'], changes: Partial<RunRow> = {}): RunRow {
  const totals = { acked: 100, lost: 0, doubled: 0, reordered: 0, phantom: 0 }
  const about = { seed: 1, startedAt: '2026-11-17T16:00:00Z', seconds: 30, commit: 'abc', load: 2 }
  const times = { recoveryMs: { p50: 10, p99: 100 }, ok: true, isSlow: false, problems: [] }
  return { fault, ...totals, ...about, ...times, ...changes }
}
const results = (...runs: RunRow[]) => ({ runs, bugs: [] })
const twice = [run('F1'), run('F2'), run('F3'), run('F1'), run('F2'), run('F3')]

it('each fault has its runs first, and a resumed run goes on with those that are missing', () => {
  expect(nextFault(noResults, plan)).toBe('F1')
  expect(nextFault(results(run('F1'), run('F3')), plan)).toBe('F2')
  expect(nextFault(results(...twice.slice(0, 5)), plan)).toBe('F3')
})

it('the rest of the goal is shared between faults that carry traffic', () => {
  const runs = [...twice, run('F1', { acked: 250 }), run('F3', { acked: 0, seconds: 600 })]
  expect(nextFault(results(...runs), plan)).toBe('F2')
})

it('nothing is missing when the goal is reached', () => {
  expect(nextFault(results(...twice, run('F1', { acked: 399 })), plan)).toBeDefined()
  expect(nextFault(results(...twice, run('F1', { acked: 400 })), plan)).toBeUndefined()
})

it('runs of faults that are not in the plan do not count for it', () => {
  expect(nextFault(results(...twice, run('F27', { acked: 5_000 })), plan)).toBeDefined()
})

it('parts have all faults and bugs between them, and together at least the goal', () => {
  const parts = [1, 2].map((part) => partOf(plan, { part, of: 2 }))
  expect(parts.map(({ faults }) => faults)).toEqual([['F1', 'F3'], ['F2']])
  expect(parts.flatMap(({ bugs }) => bugs)).toEqual(plan.bugs)
  expect(parts.reduce((sum, { goal }) => sum + goal, 0)).toBeGreaterThanOrEqual(plan.goal)
})

it('a bug is looked for once', () => {
  const caught = { bug: 'B1', caughtInRun: 1, by: 'LOST 3', at: '', commit: 'abc' } as const
  expect(missingBugs({ runs: [], bugs: [caught] }, plan)).toEqual(['B2'])
  const missed = { ...caught, bug: 'B2', caughtInRun: null } as const
  expect(sumUp({ runs: [], bugs: [caught, missed] }, 1).seededBugs).toEqual({ total: 2, caught: 1 })
})

it('runs add up, in whatever order they ran', () => {
  const runs = [
    run('F10', { acked: 7, load: 12 }),
    run('F2', { lost: 2, ok: false, recoveryMs: { p50: 1, p99: 900 } }),
    run('F2', { phantom: 1, commit: 'def', isSlow: true }),
  ]
  const sum = sumUp(results(...runs), 200)
  expect(sum).toMatchObject({ acked: 207, lost: 2, phantom: 1, runs: 3, failedRuns: 1, slowRuns: 1 })
  expect(sum).toMatchObject({
    isReached: true,
    minutes: 2,
    load: { least: 2, most: 12 },
    commits: ['abc', 'def'],
  })
  expect(sum.faults.map(({ id, acked, p99Ms }) => [id, acked, p99Ms])).toEqual([
    ['F2', 200, 900],
    ['F10', 7, 100],
  ])
  expect(sumUp(results(...runs.toReversed()), 200).faults).toEqual(sum.faults)
})
