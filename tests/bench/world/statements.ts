import type { Pool } from '@foyer/server/platform/db/pool.ts'

/** Statements by text that the database has run since `forgetStatements`; ours about it are left out. */
export async function statementsSince(pool: Pool): Promise<{ query: string; calls: number }[]> {
  const { rows } = await pool.query<{ query: string; calls: number }>(
    `select query, sum(calls)::int as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%pg_stat_statements%'
     group by query order by 2 desc`,
  )
  return rows
}

export async function forgetStatements(pool: Pool): Promise<void> {
  await pool.query('select pg_stat_statements_reset()')
}

export function total(statements: readonly { calls: number }[]): number {
  return statements.reduce((sum, { calls }) => sum + calls, 0)
}
