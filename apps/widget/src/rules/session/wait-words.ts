import type { WaitRange } from '@foyer/contract/events/queue-place.ts'

const minuteMs = 60_000

type WaitWords =
  | { key: 'queue.wait.soon' }
  | { key: 'queue.wait.about'; count: number }
  | { key: 'queue.wait.range'; from: number; to: number }

/** A waiting time as it is told: in whole minutes, never shorter than it may be. */
export function waitWords({ fromMs, toMs }: WaitRange): WaitWords {
  const [from, to] = [Math.max(1, Math.floor(fromMs / minuteMs)), Math.ceil(toMs / minuteMs)]
  if (toMs <= minuteMs) return { key: 'queue.wait.soon' }
  return from >= to ? { key: 'queue.wait.about', count: to } : { key: 'queue.wait.range', from, to }
}
