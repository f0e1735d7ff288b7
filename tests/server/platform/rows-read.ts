import { createDb, createPool, type Db, type Pool } from '@foyer/server/platform/db/pool.ts'

export type Statement = { sql: string; parameters: readonly unknown[]; rows: number }

type Plan = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

type Query = (sql: string, parameters: unknown[]) => Promise<{ rows: unknown[] }>

/** Connections of its own to a database, and a list of what is read by them. `look` may throw. */
export function recording(databaseUrl: string, look: (read: Statement) => void = () => undefined) {
  const statements: Statement[] = []
  const pool = createPool(databaseUrl, 2)
  pool.on('connect', (client) => {
    // Kysely calls it in this one way.
    const query = client.query.bind(client) as unknown as Query
    const recorded: Query = async (sql, parameters) => {
      const result = await query(sql, parameters)
      const read = { sql, parameters, rows: result.rows.length }
      statements.push(read)
      look(read)
      return result
    }
    Object.assign(client, { query: recorded })
  })
  const db: Db = createDb(pool)
  return { db, statements }
}

/** How many rows of a table PostgreSQL looks at to run a statement, by whatever plan it chooses. */
export async function rowsRead(
  pool: Pool,
  table: string,
  { sql, parameters }: Omit<Statement, 'rows'>,
): Promise<number> {
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (analyze, format json) ${sql}`,
    [...parameters],
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  return plan ? readIn(plan, table) : Number.NaN
}

function readIn(plan: Plan, table: string): number {
  const own = [plan['Actual Rows'], plan['Rows Removed by Filter'], plan['Rows Removed by Index Recheck']]
  const perLoop = plan['Relation Name'] === table ? own.reduce<number>((sum, n) => sum + (n ?? 0), 0) : 0
  const below = (plan.Plans ?? []).reduce((sum, child) => sum + readIn(child, table), 0)
  return perLoop * plan['Actual Loops'] + below
}
