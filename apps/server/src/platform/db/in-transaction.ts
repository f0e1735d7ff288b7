import { Transaction } from 'kysely'
import type { Db } from './pool.ts'
import type { Database } from './schema.ts'

/** Joins the transaction of the caller, or opens one. */
export function inTransaction<T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return isTransaction(db) ? work(db) : db.transaction().execute(work)
}

function isTransaction(db: Db): db is Transaction<Database> {
  return db instanceof Transaction
}
