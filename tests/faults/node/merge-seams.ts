import type { Seams } from '@foyer/server/deps.ts'

/** The first lies next to the real thing, the second around it. */
export function mergeSeams(inner: Seams, outer: Pick<Seams, 'runner' | 'redis'>): Seams {
  return {
    ...inner,
    runner: (runner) => {
      const wrapped = inner.runner?.(runner) ?? runner
      return outer.runner?.(wrapped) ?? wrapped
    },
    redis: (redis) => {
      const wrapped = inner.redis?.(redis) ?? redis
      return outer.redis?.(wrapped) ?? wrapped
    },
  }
}
