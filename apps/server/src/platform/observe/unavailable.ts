const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57014', // query_canceled: our statement timeout
  '53300', // too_many_connections
  '53100', // disk_full
  'ENOSPC', // the disk of the uploads is full: readiness reports it
  'EDQUOT',
])

/** The connection or the whole database failed, not a statement: no row is to blame for it. */
export function isAway(error: unknown): boolean {
  return isUnavailable(error) && !(error instanceof Error && 'code' in error && error.code === '57014')
}

/** PostgreSQL is away or overloaded, or a disk is full: the outcome is unknown, and a retry is right. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && unavailableCodes.has(String(error.code))) return true
  return /connection terminated|timeout exceeded when trying to connect|not queryable/i.test(error.message)
}
