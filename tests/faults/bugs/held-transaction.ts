import pg from 'pg'
import type { Runner } from '@foyer/server/log/append-statement.ts'
import { isAppend } from '../is-append.ts'

export type Query = Parameters<Runner['query']>[0]
type Result = Awaited<ReturnType<Runner['query']>>
/** What happens between a statement's answer and its commit; the answer is what the caller gets. */
type Between = (query: Query, result: Result, commit: () => Promise<void>) => Promise<Result>

/** Runs appends in a transaction of its own, which a bug may commit whenever it likes. */
export function heldTransactions(databaseUrl: string, between: Between) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, application_name: 'foyer' })
  pool.on('error', () => undefined)

  return (runner: Runner): Runner => ({
    async query(query) {
      if (!isAppend(query)) return runner.query(query)
      const client = await pool.connect()
      client.on('error', () => undefined)
      try {
        await client.query('begin')
        const result = await client.query({ text: query.text, values: query.values })
        return await between(query, result, async () => {
          const isCommitted = await client.query('commit').then(
            () => true,
            () => false,
          )
          client.release(!isCommitted)
          if (!isCommitted) throw new Error('Connection terminated unexpectedly')
        })
      } catch (error) {
        client.release(true)
        throw error
      }
    },
  })
}
