import { findDiverged, findHoles } from './checks/converge.ts'
import { findDoubled, findLost, findPhantomsAndLies, findUnread } from './checks/messages.ts'
import { findReordered } from './checks/order.ts'
import { viewsOf, type View } from './checks/views.ts'
import type { Verdict, Violation } from './checks/violation.ts'
import type { History } from './history.ts'

export type Totals = { acked: number; lost: number; doubled: number; reordered: number; phantom: number }
export type Judgement = { violations: Violation[]; totals: Totals }

/** An observer who ought to have seen the thread; one who saw nothing of it at all would otherwise not be missed. */
export type Watcher = Pick<View, 'observer' | 'kind' | 'thread'>

/** Judges a run by what its clients were told and what all observers saw. */
export function check(history: History, watchers: readonly Watcher[] = []): Judgement {
  const views = withEmpty(viewsOf(history), watchers)
  const violations = [
    ...findLost(history, views),
    ...findDoubled(views),
    ...findPhantomsAndLies(history, views),
    ...findUnread(history),
    ...findReordered(history, views),
    ...findDiverged(views),
    ...findHoles(history),
  ]
  return { violations, totals: totalsOf(history, violations) }
}

function withEmpty(views: View[], watchers: readonly Watcher[]): View[] {
  const known = new Set(views.map(({ observer, thread }) => `${observer} ${thread}`))
  const missing = watchers.filter(({ observer, thread }) => !known.has(`${observer} ${thread}`))
  return [...views, ...missing.map((watcher) => ({ ...watcher, sights: [] }))]
}

function totalsOf(history: History, violations: readonly Violation[]): Totals {
  const count = (...kinds: Verdict[]) =>
    new Set(
      violations.filter(({ verdict }) => kinds.includes(verdict)).map((v) => `${v.thread} ${v.subject}`),
    ).size
  return {
    acked: [...history.ops.values()].filter(({ outcome }) => outcome === 'ok').length,
    lost: count('LOST', 'RYW', 'CONVERGE'),
    doubled: count('DUP'),
    reordered: count('ORDER', 'MONOTONE', 'HOLE'),
    phantom: count('PHANTOM', 'LIE'),
  }
}
