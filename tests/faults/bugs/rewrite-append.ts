import type { Runner } from '@foyer/server/log/append-statement.ts'
import { isAppend } from '../is-append.ts'

/** Puts other words into the append statement. Throws when a word is not there: the bug would be none. */
export function rewriteAppend(changes: readonly (readonly [string | RegExp, string])[]) {
  function rewrite(text: string): string {
    return changes.reduce((sql, [from, to]) => {
      const next = sql.replace(from, to)
      if (next === sql) throw new Error(`the append statement no longer holds ${from}`)
      return next
    }, text)
  }
  return (runner: Runner): Runner => ({
    query: (query) => runner.query(isAppend(query) ? { ...query, text: rewrite(query.text) } : query),
  })
}

/** Without this clause the statement stores whatever it is given. */
export const withoutDedupe = rewriteAppend([[/and not exists \([\s\S]*?\n {4}\)/, '']])
export const dropUniqueKey = 'drop index entries_client_id'
