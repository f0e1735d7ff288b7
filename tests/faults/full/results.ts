import type { BugName } from '../bugs/bug-name.ts'
import type { Totals } from '../checker.ts'
import type { FaultId } from '../fault.ts'

/** One finished run of a fault. */
export type RunRow = Totals & {
  fault: FaultId
  seed: number
  startedAt: string
  seconds: number
  recoveryMs: { p50: number; p99: number }
  /** No violation and no problem. Times are told beside it: a machine that does other work misses some. */
  ok: boolean
  isSlow: boolean
  problems: string[]
  commit: string
  /** The load average of the machine over the last minute of the run. */
  load: number
}

/** What became of one seeded bug. */
export type BugRow = { bug: BugName; caughtInRun: number | null; by: string; at: string; commit: string }

export type Results = { runs: readonly RunRow[]; bugs: readonly BugRow[] }

export const noResults: Results = { runs: [], bugs: [] }

/** What a full run, or a part of it, is to reach. */
export type Plan = {
  /** Acknowledged messages, over these faults. */
  goal: number
  faults: readonly FaultId[]
  bugs: readonly BugName[]
  /** Runs of each fault, however many messages there are already. */
  leastRuns: number
}

/** The share of a plan for the k-th of n parts: every n-th fault and bug, and an equal part of the goal. */
export function partOf(plan: Plan, { part, of }: { part: number; of: number }): Plan {
  const isMine = (_item: unknown, index: number) => index % of === part - 1
  return {
    ...plan,
    goal: Math.ceil(plan.goal / of),
    faults: plan.faults.filter(isMine),
    bugs: plan.bugs.filter(isMine),
  }
}

/**
 * The fault to play next; undefined when nothing is missing. First each fault has its runs, then the rest of the goal is
 * shared between those that carry traffic: repeating a fault with a handful of messages would take for ever.
 */
export function nextFault({ runs }: Results, { goal, faults, leastRuns }: Plan): FaultId | undefined {
  const each = faults.map((id) => ({ id, ...sumRuns(runs.filter(({ fault }) => fault === id)) }))
  const fewest = each.toSorted((one, other) => one.runs - other.runs)[0]
  if (!fewest) return undefined
  if (fewest.runs < leastRuns) return fewest.id
  if (each.reduce((sum, { acked }) => sum + acked, 0) >= goal) return undefined
  const rates = each.map(({ acked, seconds }) => acked / Math.max(1, seconds)).toSorted((a, b) => a - b)
  const median = rates[Math.floor(rates.length / 2)] ?? 0
  const busy = each.filter(({ acked, seconds }) => acked / Math.max(1, seconds) >= median)
  return busy.toSorted((one, other) => one.acked - other.acked)[0]?.id
}

/** Seeded bugs that nobody has looked for yet. */
export function missingBugs({ bugs: known }: Results, { bugs }: Plan): BugName[] {
  return bugs.filter((name) => !known.some(({ bug }) => bug === name))
}

export type Summary = Totals & {
  goal: number
  isReached: boolean
  runs: number
  failedRuns: number
  slowRuns: number
  minutes: number
  seededBugs: { total: number; caught: number }
  load: { least: number; most: number }
  commits: string[]
  faults: (Totals & { id: FaultId; runs: number; failedRuns: number; p99Ms: number })[]
}

/** All finished runs together, of one part or of several, in whatever order they ran. */
export function sumUp({ runs, bugs }: Results, goal: number): Summary {
  const ids = [...new Set(runs.map(({ fault }) => fault))].toSorted(byNumber)
  const { seconds, ...all } = sumRuns(runs)
  const loads = runs.map(({ load }) => load)
  const caught = new Set(bugs.flatMap(({ bug, caughtInRun }) => (caughtInRun === null ? [] : [bug])))
  return {
    goal,
    isReached: all.acked >= goal,
    ...all,
    slowRuns: runs.filter(({ isSlow }) => isSlow).length,
    minutes: Math.round(seconds / 60),
    seededBugs: { total: new Set(bugs.map(({ bug }) => bug)).size, caught: caught.size },
    load:
      loads.length === 0 ? { least: 0, most: 0 } : { least: Math.min(...loads), most: Math.max(...loads) },
    commits: [...new Set(runs.map(({ commit }) => commit))],
    faults: ids.map((id) => {
      const mine = runs.filter(({ fault }) => fault === id)
      const { seconds: _seconds, ...sum } = sumRuns(mine)
      return { id, ...sum, p99Ms: Math.max(...mine.map(({ recoveryMs }) => recoveryMs.p99)) }
    }),
  }
}

function sumRuns(runs: readonly RunRow[]): Totals & { runs: number; failedRuns: number; seconds: number } {
  const sum = { runs: 0, failedRuns: 0, seconds: 0, acked: 0, lost: 0, doubled: 0, reordered: 0, phantom: 0 }
  for (const row of runs) {
    sum.runs += 1
    sum.failedRuns += Number(!row.ok)
    sum.seconds += row.seconds
    sum.acked += row.acked
    sum.lost += row.lost
    sum.doubled += row.doubled
    sum.reordered += row.reordered
    sum.phantom += row.phantom
  }
  return sum
}

const byNumber = (one: FaultId, other: FaultId) => Number(one.slice(1)) - Number(other.slice(1))
