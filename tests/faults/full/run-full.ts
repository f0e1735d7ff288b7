import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { loadavg } from 'node:os'
import { bugNames } from '../bugs/bug-name.ts'
import type { FaultId } from '../fault.ts'
import { say } from '../progress.ts'
import { runBug } from '../run-bug.ts'
import { runFault } from '../run-fault.ts'
import type { Engines } from '../stage.ts'
import { openResultFile } from './result-file.ts'
import {
  missingBugs,
  nextFault,
  partOf,
  sumUp,
  type BugRow,
  type Plan,
  type RunRow,
  type Summary,
} from './results.ts'

export type FullOptions = {
  goal: number
  leastRuns: number
  /** Traffic, as a multiple of the usual. */
  pace: number
  faults: readonly FaultId[]
  withBugs: boolean
  part: { part: number; of: number } | undefined
  /** Goes on with the results that are there; otherwise they are begun anew. */
  isResumed: boolean
  path: string
}

const bugRuns = 3

/** Plays what is missing until the goal is reached. */
export async function runFull(
  engines: Engines,
  { assetsDir, ...options }: FullOptions & { assetsDir: string | undefined },
): Promise<Summary> {
  const { goal, leastRuns, faults, part, path, pace, withBugs, isResumed } = options
  const whole: Plan = { goal, faults, bugs: withBugs ? bugNames : [], leastRuns }
  const plan = part ? partOf(whole, part) : whole
  const file = openResultFile(path, { goal, isNew: !isResumed && !part })
  const commit = currentCommit()
  for (let id = nextFault(file.read(), plan); id; id = nextFault(file.read(), plan)) {
    file.add({ run: await playOnce(engines, { id, pace, assetsDir, commit }) })
    tellProgress(file.read().runs, plan)
  }
  for (const name of missingBugs(file.read(), plan)) {
    const { caughtInRun, by } = await runBug(engines, name, bugRuns)
    const bug: BugRow = {
      bug: name,
      caughtInRun: caughtInRun ?? null,
      by,
      at: new Date().toISOString(),
      commit,
    }
    file.add({ bug })
  }
  return sumUp(file.read(), goal)
}

type Once = { id: FaultId; pace: number; assetsDir: string | undefined; commit: string }

async function playOnce(engines: Engines, { id, pace, assetsDir, commit }: Once): Promise<RunRow> {
  const startedAt = new Date()
  const seed = randomInt(2 ** 31)
  const result = await runFault(engines, {
    id,
    runs: 1,
    isShort: false,
    assetsDir,
    pace,
    seed,
    areTimesJudged: false,
  })
  const { acked, lost, doubled, reordered, phantom, recoveryMs, ok, isSlow, problems, notes } = result
  return {
    fault: id,
    acked,
    lost,
    doubled,
    reordered,
    phantom,
    seed,
    startedAt: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
    recoveryMs,
    ok,
    isSlow,
    problems: [...problems, ...notes].slice(0, 10).map((problem) => problem.slice(0, 300)),
    commit,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  }
}

function tellProgress(runs: readonly RunRow[], { faults, goal }: Plan): void {
  const mine = runs.filter(({ fault }) => faults.includes(fault))
  const sum = (field: 'acked' | 'seconds') => mine.reduce((total, row) => total + row[field], 0)
  const perMinute = Math.round((sum('acked') * 60) / Math.max(1, sum('seconds')))
  say(`${sum('acked')} of ${goal} acknowledged in ${mine.length} runs, ${perMinute} a minute`)
}

function currentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  try {
    return git('rev-parse', '--short=12', 'HEAD')
  } catch (error) {
    say(`no commit: ${String(error)}`)
    return 'unknown'
  }
}
