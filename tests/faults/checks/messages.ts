import type { History, Op } from '../history.ts'
import type { View } from './views.ts'
import type { Violation } from './violation.ts'

/** Acknowledged and not seen by somebody who follows the thread. */
export function findLost(history: History, views: readonly View[]): Violation[] {
  const seen = new Map(views.map((view) => [view, new Set(view.sights.map(({ id }) => id))]))
  const byThread = Map.groupBy(views, ({ thread }) => thread)
  return okOps(history).flatMap((op) =>
    (byThread.get(op.thread) ?? []).flatMap((view): Violation[] => {
      if (seen.get(view)?.has(op.id)) return []
      const about = { thread: op.thread, subject: op.id, observer: view.observer }
      const lost: Violation = { verdict: 'LOST', ...about }
      return view.observer === op.by ? [lost, { verdict: 'RYW', ...about }] : [lost]
    }),
  )
}

/** Seen twice by one observer: the same client id, the same place in the log, or the same cause of a server's entry. */
export function findDoubled(views: readonly View[]): Violation[] {
  return views.flatMap((view) =>
    [repeated(view, ({ id }) => id), repeated(view, ({ seq }) => `seq ${seq}`)]
      .flat()
      .map((subject): Violation => ({
        verdict: 'DUP',
        thread: view.thread,
        subject,
        observer: view.observer,
      })),
  )
}

function repeated(view: View, nameOf: (sight: View['sights'][number]) => string): string[] {
  const times = Map.groupBy(view.sights, nameOf)
  return [...times].flatMap(([name, sights]) => (sights.length > 1 ? [name] : []))
}

/** Seen, but nobody ever sent it (or sent something else under that id); or seen although its sender was told no. */
export function findPhantomsAndLies(history: History, views: readonly View[]): Violation[] {
  return views.flatMap((view) =>
    view.sights.flatMap((sight): Violation[] => {
      if (sight.isSystem) return []
      const about = { thread: sight.thread, subject: sight.id, observer: view.observer }
      const op = history.ops.get(sight.id)
      if (!op || op.text !== sight.text || op.thread !== sight.thread)
        return [{ verdict: 'PHANTOM', ...about }]
      return op.outcome === 'fail' ? [{ verdict: 'LIE', ...about }] : []
    }),
  )
}

/** A sender that was told `ok` and then read must find what it wrote. */
export function findUnread(history: History): Violation[] {
  return history.readBacks.flatMap(({ op, found }): Violation[] => {
    const { thread = '', by = '' } = history.ops.get(op) ?? {}
    return found ? [] : [{ verdict: 'RYW', thread, subject: op, observer: by, note: 'read back' }]
  })
}

const okOps = (history: History): Op[] => [...history.ops.values()].filter(({ outcome }) => outcome === 'ok')
