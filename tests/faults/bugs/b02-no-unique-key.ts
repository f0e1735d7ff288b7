import type { Bug } from './bug.ts'
import { dropUniqueKey, withoutDedupe } from './rewrite-append.ts'

/** Nothing knows that a client id was there before. */
export const noUniqueKey: Bug = {
  title: 'no unique key',
  schema: dropUniqueKey,
  seams: () => ({ runner: withoutDedupe }),
}
