import type { Bug } from './bug.ts'
import { heldTransactions } from './held-transaction.ts'

const commitAfterMs = 60

/** The sender is told `ok` while the transaction is still open. */
export const ackBeforeCommit: Bug = {
  title: 'ack before commit',
  seams: ({ databaseUrl }) => ({
    runner: heldTransactions(databaseUrl, (_query, result, commit) => {
      setTimeout(() => void commit().catch(() => undefined), commitAfterMs)
      return Promise.resolve(result)
    }),
  }),
}
