import pg from 'pg'

/** True once the server accepts a login; while it starts or recovers it refuses. */
export async function answersQueries(url: string, timeoutMs = 2000): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
  // A server that goes away in the middle reports it here as well as to the caller.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
