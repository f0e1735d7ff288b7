import { routingTiming } from '@foyer/core/timing.ts'

type Loss = {
  /** When the server last heard of this desk; undefined before its first beat. */
  beatAt: number | undefined
  noticedAt: number
}

/**
 * When the server gives the conversations of a lost desk to others: after the lease, which counts from the last beat. If
 * the server noticed the loss as well, its lease is shorter from then on.
 */
export function requeueAt({ beatAt = Infinity, noticedAt }: Loss): number {
  return Math.min(beatAt + routingTiming.leaseMs, noticedAt + routingTiming.leaseAfterStreamMs)
}
