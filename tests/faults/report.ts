import type { Totals } from './checker.ts'
import { addUp, type FaultResult } from './run-fault.ts'
import type { BugResult } from './run-bug.ts'
import type { ControlResult } from './run-control.ts'

export type Report = {
  totals: Totals
  faults: Omit<FaultResult, 'problems' | 'notes'>[]
  seededBugs: { total: number; caught: number }
}

export function toReport(faults: readonly FaultResult[], bugs: readonly BugResult[]): Report {
  return {
    totals: addUp(faults),
    faults: faults.map(({ problems: _problems, notes: _notes, ...row }) => row),
    seededBugs: {
      total: bugs.length,
      caught: bugs.filter(({ caughtInRun }) => caughtInRun !== undefined).length,
    },
  }
}

/** For people: a line per fault and per bug, then what went wrong, then the count. */
export function toText(
  faults: readonly FaultResult[],
  bugs: readonly BugResult[],
  controls: readonly ControlResult[],
): string {
  const header = [
    'fault',
    'runs',
    'acked',
    'lost',
    'doubled',
    'reordered',
    'phantom',
    'p50 ms',
    'p99 ms',
    'time',
    'ok',
    'target',
  ]
  const rows = faults.map((f) => [
    ...columnsOf(f),
    f.recoveryMs.p50,
    f.recoveryMs.p99,
    f.isSlow ? 'slow' : 'kept',
    f.ok ? 'yes' : 'NO',
    f.target,
  ])
  const { acked, lost, doubled, reordered, phantom } = addUp(faults)
  const sum = ['all', faults.reduce((n, { runs }) => n + runs, 0), acked, lost, doubled, reordered, phantom]
  const bugRows = bugs.map(({ name, title, caughtInRun, by }) => [
    name,
    title,
    caughtInRun === undefined ? 'NOT CAUGHT' : `caught in run ${caughtInRun}`,
    by,
  ])
  const controlRows = controls.map(({ scene, isClean }) => [
    'none',
    scene,
    isClean ? 'clean' : 'NOT CLEAN',
    '',
  ])
  const results = [
    ...faults.map(({ ok }) => ok),
    ...bugs.map(({ caughtInRun }) => caughtInRun !== undefined),
    ...controls.map(({ isClean }) => isClean),
  ]
  const passed = results.filter((isGood) => isGood).length
  return [
    ...(faults.length > 0 ? table([header, ...rows, sum]) : []),
    ...(bugs.length > 0 ? ['', ...table([['bug', 'what', 'result', 'by'], ...bugRows, ...controlRows])] : []),
    ...faults.flatMap(({ id, problems, notes }) => [...problems, ...notes].map((text) => `${id}: ${text}`)),
    ...controls.flatMap(({ scene, problems }) => problems.map((problem) => `${scene}: ${problem}`)),
    '',
    `${passed} passed, ${results.length - passed} failed`,
  ].join('\n')
}

function columnsOf({ id, runs, acked, lost, doubled, reordered, phantom }: FaultResult): (string | number)[] {
  return [id, runs, acked, lost, doubled, reordered, phantom]
}

function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
