import { bugScenes } from './bug-scenes.ts'
import type { BugName } from './bugs/bug-name.ts'
import { bugs } from './bugs/bugs.ts'
import type { Verdict } from './checks/violation.ts'
import { notPlayed, play } from './play.ts'
import { say } from './progress.ts'
import type { Engines } from './stage.ts'

export type BugResult = { name: BugName; title: string; caughtInRun: number | undefined; by: string }

/** Plays a seeded bug until the checker finds it, so many times at most. */
export async function runBug(engines: Engines, name: BugName, maxRuns: number): Promise<BugResult> {
  for (let run = 1; run <= maxRuns; run++) {
    const { violations, problems } = await play(bugScenes[name], { engines, isShort: true, run, bug: name })
    const broken = problems.filter((problem) => problem.startsWith('a node kept'))
    const unplayed = problems.find((problem) => problem.startsWith(notPlayed))
    // Observers that were stopped in the middle have missed something for a reason of their own.
    const found = unplayed ? [] : countVerdicts(violations.map(({ verdict }) => verdict))
    const by = [...found, ...broken].join(', ')
    say(`${name} ${bugs[name].title}, run ${run}: ${by === '' ? (unplayed ?? 'not caught') : by}`)
    if (by !== '') return { name, title: bugs[name].title, caughtInRun: run, by }
  }
  return { name, title: bugs[name].title, caughtInRun: undefined, by: '' }
}

function countVerdicts(verdicts: readonly Verdict[]): string[] {
  return [...Map.groupBy(verdicts, (verdict) => verdict)].map(([verdict, all]) => `${verdict} ${all.length}`)
}
