import { CompiledQuery } from 'kysely'
import type { Runner } from './append-statement.ts'
import type { Trx } from './lock-thread.ts'

/** Lets the append statement run inside a transaction. */
export function runnerOf(trx: Trx): Runner {
  return { query: ({ text, values }) => trx.executeQuery(CompiledQuery.raw(text, values)) }
}
