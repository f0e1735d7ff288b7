const contentionCodes = new Set([
  '23505', // unique_violation: another node stored the same client id first
  '40P01', // deadlock_detected
  '40001', // serialization_failure
])

/** Errors of PostgreSQL after which the same work, tried again alone, has an answer. */
export function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && contentionCodes.has(String(error.code))
}
