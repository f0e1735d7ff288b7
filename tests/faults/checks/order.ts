import type { History } from '../history.ts'
import { databaseViews, isLive, type View } from './views.ts'
import type { Violation } from './violation.ts'

/** One order for everyone: each message has one place, and every observer sees the places rise. */
export function findReordered(history: History, views: readonly View[]): Violation[] {
  const placed = new Map<string, number>()
  for (const view of databaseViews(views).values()) {
    for (const { thread, id, seq } of view.sights) placed.set(`${thread} ${id}`, seq)
  }
  return [
    ...views.flatMap((view) => [...otherPlaces(view, placed), ...stepsBack(view), ...timesBack(view)]),
    ...sendersOrder(history),
  ]
}

function otherPlaces(view: View, placed: ReadonlyMap<string, number>): Violation[] {
  return view.sights.flatMap(({ thread, id, seq }): Violation[] => {
    const place = placed.get(`${thread} ${id}`)
    if (place === undefined || place === seq) return []
    return [violation('ORDER', view, id, `seen at ${seq}, stored at ${place}`)]
  })
}

/** What a live observer has shown stays above what comes later. */
function stepsBack(view: View): Violation[] {
  return view.sights.flatMap(({ seq, id }, at): Violation[] => {
    const before = view.sights[at - 1]
    if (!before || before.seq < seq) return []
    return [violation(isLive(view) ? 'MONOTONE' : 'ORDER', view, id, `${seq} after ${before.seq}`)]
  })
}

/** History pages by time, so time must rise strictly with the place. */
function timesBack(view: View): Violation[] {
  const sorted = view.sights.toSorted((one, other) => one.seq - other.seq)
  return sorted.flatMap(({ msgTime, id }, at): Violation[] => {
    const before = sorted[at - 1]
    if (!before || before.msgTime < msgTime || before.id === id) return []
    return [violation('ORDER', view, id, `time ${msgTime} after ${before.msgTime}`)]
  })
}

/** An outbox sends one at a time: what a sender wrote first is stored first. */
function sendersOrder(history: History): Violation[] {
  const acked = [...history.ops.values()].filter(({ outcome }) => outcome === 'ok')
  return [...Map.groupBy(acked, ({ thread, by }) => `${thread} ${by}`).values()].flatMap((ops) =>
    ops.flatMap((op, at): Violation[] => {
      const before = ops[at - 1]
      if (!before || (before.seq ?? 0) < (op.seq ?? 0)) return []
      const note = `written after ${before.id} (${before.seq}) but stored at ${op.seq}`
      return [{ verdict: 'ORDER', thread: op.thread, subject: op.id, observer: op.by, note }]
    }),
  )
}

function violation(verdict: 'ORDER' | 'MONOTONE', view: View, subject: string, note: string): Violation {
  return { verdict, thread: view.thread, subject, observer: view.observer, note }
}
