const contentionCodes = new Set([
  '23505', // unique_violation: another node stored the same client id first
  '40P01', // deadlock_detected
  '40001', // serialization_failure
])

/** Each further try needs another deadlock in the time of a transaction. */
const maxTries = 4

/**
 * PostgreSQL ends one of the transactions that wait for each other, and often it is one that only stood in line. It is
 * tried again, so it must have no effect outside of the database.
 */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction()
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === '40P01'
      if (!isDeadlock || tries === maxTries) throw error
    }
  }
}

/** Errors of PostgreSQL after which the same work, tried again alone, has an answer. */
export function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && contentionCodes.has(String(error.code))
}
