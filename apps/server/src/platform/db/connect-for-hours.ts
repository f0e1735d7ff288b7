import pg from 'pg'

/** A connection for work that may take hours, unlike those of the pool. */
export async function connectForHours(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'foyer',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // Without a listener a lost connection ends the process; the next query reports it.
  client.on('error', (error) => process.emitWarning(`PostgreSQL connection lost: ${error.message}`))
  await client.connect()
  // The database or the role may have limits that are meant for requests.
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return client
}
