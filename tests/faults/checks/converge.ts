import type { History } from '../history.ts'
import { databaseViews, type View } from './views.ts'
import type { Violation } from './violation.ts'

/** When all is quiet everybody has seen exactly what is stored. What was seen and is not stored never happened. */
export function findDiverged(views: readonly View[]): Violation[] {
  const stored = databaseViews(views)
  return views.flatMap((view) => {
    const truth = stored.get(view.thread)
    if (!truth || view === truth) return []
    const seen = new Set(view.sights.map(({ id }) => id))
    const kept = new Set(truth.sights.map(({ id }) => id))
    const about = { thread: view.thread, observer: view.observer }
    return [
      ...missing(kept, seen).map((subject): Violation => ({ verdict: 'CONVERGE', subject, ...about })),
      ...missing(seen, kept).map((subject): Violation => ({
        verdict: 'PHANTOM',
        subject,
        ...about,
        note: 'not stored',
      })),
    ]
  })
}

const missing = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  [...all].filter((id) => !some.has(id))

/** A log has no holes, and its counter names its last entry. */
export function findHoles(history: History): Violation[] {
  return [...history.logs].flatMap(([thread, { seqs, lastSeq }]): Violation[] => {
    const holes = seqs.flatMap((seq, at) => (seq === at + 1 ? [] : [seq]))
    if (holes.length > 0) return [hole(thread, `${holes[0]}`, `${holes.length} entries out of place`)]
    return seqs.length === lastSeq
      ? []
      : [hole(thread, `${lastSeq}`, `counter ${lastSeq}, entries ${seqs.length}`)]
  })
}

function hole(thread: string, subject: string, note: string): Violation {
  return { verdict: 'HOLE', thread, subject, observer: 'database', note }
}
