import type { Appended } from '@foyer/server/log/append-statement.ts'
import type { Bug } from './bug.ts'
import { dropUniqueKey, withoutDedupe } from './rewrite-append.ts'

/** Each node remembers the ids it has seen; the other node has not seen them. */
export const memoryDedupe: Bug = {
  title: 'in-memory dedupe',
  schema: dropUniqueKey,
  seams: () => {
    const known = new Map<string, Promise<Appended>>()
    return {
      runner: withoutDedupe,
      append: (append) => async (input) => {
        const name = `${input.threadId} ${input.clientId}`
        const before = known.get(name)
        if (before) return repeatOf(await before)
        const result = append(input)
        known.set(name, result)
        return result
      },
    }
  },
}

function repeatOf(first: Appended): Appended {
  if (first.outcome !== 'stored') return first
  const { threadKey: key, seq, at } = first.entry
  return { outcome: 'repeated', key, seq, at }
}
