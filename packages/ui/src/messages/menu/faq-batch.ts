import { limits } from '@foyer/core/timing.ts'

export type Batch<T> = { items: readonly T[]; page: number; pages: number }

/** S-13: five at a time. `turn` counts how often others were asked for; after the last batch comes the first. */
export function batchOf<T>(items: readonly T[], turn: number): Batch<T> {
  const pages = Math.max(1, Math.ceil(items.length / limits.faqPage))
  const page = turn % pages
  const start = page * limits.faqPage
  return { items: items.slice(start, start + limits.faqPage), page: page + 1, pages }
}
