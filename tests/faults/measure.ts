import { isLive } from './checks/views.ts'
import type { History } from './history.ts'

/** The value below which this share of the sorted values lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** For each live observer: how long the first message written after the moment took to reach its screen. */
export function nextEventMs(history: History, since: number, until = Infinity): number[] {
  const first = new Map<string, { seenAt: number; ms: number }>()
  for (const sight of history.sights) {
    const op = history.ops.get(sight.id)
    if (!isLive(sight) || !op || op.invokedAt < since || op.invokedAt > until) continue
    const view = `${sight.observer} ${sight.thread}`
    const known = first.get(view)
    if (!known || sight.seenAt < known.seenAt)
      first.set(view, { seenAt: sight.seenAt, ms: sight.seenAt - op.invokedAt })
  }
  return [...first.values()].map(({ ms }) => ms)
}

/** For each sender: from the moment to its first answer after it. */
export function firstOkMs(history: History, since: number): number[] {
  const first = new Map<string, number>()
  for (const { outcome, settledAt, thread, by } of history.ops.values()) {
    if (outcome !== 'ok' || settledAt < since) continue
    const sender = `${thread} ${by}`
    first.set(sender, Math.min(first.get(sender) ?? Infinity, settledAt - since))
  }
  return [...first.values()]
}

/** How long senders, or some of them, waited for their answers. */
export function sendMs(
  history: History,
  since = 0,
  until = Infinity,
  isAsked: (sender: string) => boolean = () => true,
): number[] {
  return [...history.ops.values()].flatMap(({ outcome, invokedAt, settledAt, by }) =>
    outcome === 'ok' && invokedAt >= since && invokedAt <= until && isAsked(by)
      ? [settledAt - invokedAt]
      : [],
  )
}

/** From the sender's answer to the screens of those who follow by stream: what the way through the server cost. */
export function deliveryMs(
  history: History,
  observers: ReadonlySet<string>,
  since: number,
  until: number,
): number[] {
  return history.sights.flatMap((sight) => {
    const op = history.ops.get(sight.id)
    const isAsked = op && observers.has(sight.observer) && op.settledAt >= since && op.settledAt <= until
    return isAsked && isLive(sight) ? [Math.max(0, sight.seenAt - op.settledAt)] : []
  })
}
