import type { Bug } from './bug.ts'
import { rewriteAppend } from './rewrite-append.ts'

const behindMs = 400
const dayMs = 86_400_000

/** A message's place is the time of the node that took it, and one node's clock is behind. */
export const serverClockOrder: Bug = {
  title: 'server-clock order',
  seams: ({ index }) => ({
    clock: { now: () => Date.now() - index * behindMs },
    runner: rewriteAppend([
      [
        'set last_seq = t.last_seq + 1, last_time = greatest(t.last_time + 1, $12)',
        `set last_seq = ($12::bigint % ${dayMs})::int, last_time = $12`,
      ],
    ]),
  }),
}
