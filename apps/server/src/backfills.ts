import { factsBackfill } from './features/facts/backfill-facts.ts'
import type { Backfill } from './platform/db/backfills/backfill.ts'

/** Every backfill since the last release whose rows may still be unfilled, oldest first. */
export const backfills: readonly Backfill[] = [
  // Some ten milliseconds a step.
  factsBackfill(200),
]
