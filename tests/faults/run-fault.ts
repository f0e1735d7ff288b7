import type { Totals } from './checker.ts'
import { describe } from './checks/violation.ts'
import { faults } from './faults.ts'
import type { FaultId } from './fault.ts'
import { quantile } from './measure.ts'
import { play, type Played } from './play.ts'
import { say } from './progress.ts'
import type { Engines } from './stage.ts'

export type FaultResult = Totals & {
  id: FaultId
  runs: number
  recoveryMs: { p50: number; p99: number }
  target: string
  ok: boolean
  isSlow: boolean
  problems: string[]
  /** Told beside the problems. */
  notes: string[]
}

type Options = {
  id: FaultId
  runs: number
  isShort: boolean
  assetsDir: string | undefined
  /** Of a full run, which plays each fault once at a time. */
  pace?: number
  seed?: number
  /** Otherwise a miss is only told. */
  areTimesJudged?: boolean
}

/** Plays a fault so many times and adds up what the checker found. */
export async function runFault(engines: Engines, options: Options): Promise<FaultResult> {
  const { id, isShort, assetsDir, pace, seed, areTimesJudged = !isShort } = options
  const fault = faults[id]
  const runs = Math.min(fault.runs ?? options.runs, options.runs)
  const played: Played[] = []
  for (let run = 0; run < runs; run++) {
    const result = await play(fault, { engines, isShort, run, assetsDir, pace, seed })
    played.push(result)
    tell(`${id} run ${run + 1} of ${runs}`, result)
  }
  const totals = addUp(played)
  const recovery = played.flatMap(({ recoveryMs }) => recoveryMs)
  const p99 = quantile(recovery, 0.99)
  const slow = played.flatMap((each) => each.slow)
  if (p99 >= fault.targetMs) slow.push(`p99 ${Math.round(p99)} ms misses: ${fault.target}`)
  // How long things take on a machine that does other work besides, once, says little: it fails nothing.
  const problems = [...played.flatMap((each) => each.problems), ...(areTimesJudged ? slow : [])]
  const violations = played.flatMap((each) => each.violations)
  return {
    id,
    runs,
    ...totals,
    recoveryMs: { p50: Math.round(quantile(recovery, 0.5)), p99: Math.round(p99) },
    target: fault.target,
    ok: violations.length === 0 && problems.length === 0,
    isSlow: slow.length > 0,
    problems: [...violations.slice(0, 10).map(describe), ...problems],
    notes: areTimesJudged ? [] : slow.map((note) => `slow, not judged: ${note}`),
  }
}

export function addUp(parts: readonly (Totals | { totals: Totals })[]): Totals {
  const sum = { acked: 0, lost: 0, doubled: 0, reordered: 0, phantom: 0 }
  for (const part of parts) {
    const { acked, lost, doubled, reordered, phantom } = 'totals' in part ? part.totals : part
    sum.acked += acked
    sum.lost += lost
    sum.doubled += doubled
    sum.reordered += reordered
    sum.phantom += phantom
  }
  return sum
}

function tell(name: string, { totals, violations, problems, slow, recoveryMs }: Played): void {
  const p99 = Math.round(quantile(recoveryMs, 0.99))
  say(`${name}: ${totals.acked} acknowledged, ${violations.length} violations, recovery p99 ${p99} ms`)
  for (const each of [...violations.slice(0, 5).map(describe), ...problems.slice(0, 5), ...slow])
    say(`  ${each}`)
}
