import { isLarge, tableName, type Rule } from './rule.ts'

/** PostgreSQL refuses a transaction for the first; the second would keep the lock of the statements before it. */
const needsNone = /\bconcurrently\b|\bvalidate constraint\b/

/** After an interruption the file runs again from its start. */
const repeatable =
  /^(?:create (?:unique )?index concurrently if not exists |drop index concurrently if exists |reindex .*concurrently |alter table .* validate constraint \S+$|alter table .* detach partition .*concurrently$|analyze\b|set |vacuum (?!full|\([^)]*full))/

/** Statements that lock an existing table against writes until the transaction ends. */
const locking =
  /^(?:alter table (?:if exists )?(?:only )?|(?:create|drop) (?:or replace )?(?:constraint )?trigger .*? on )(\S+)/

export const transactionRules: Rule[] = [
  (statement, context) => {
    if (!context.hasTransaction) return []
    const tables = context.statements
      .slice(0, context.statements.indexOf(statement) + 1)
      .map(({ words }) => tableName(locking.exec(words)?.[1] ?? ''))
      .filter((table) => table !== '' && !context.isNew(table))
    const [first] = tables
    const last = locking.test(statement.words) ? tables.at(-1) : undefined
    const isSafe = last === undefined || last === first || !tables.some((table) => isLarge(table, context))
    if (isSafe) return []
    const message = `${last}: a request that holds it may wait for ${first}, in every try: one file for each table`
    return [{ rule: 'one-table', line: statement.line, message }]
  },
  ({ words, line }, { hasTransaction }) =>
    hasTransaction && needsNone.test(words)
      ? [{ rule: 'transaction', line, message: 'this statement needs the head `-- foyer: no transaction`' }]
      : [],
  ({ words, line }, { hasTransaction }) =>
    !hasTransaction && !repeatable.test(words)
      ? [
          {
            rule: 'repeatable',
            line,
            message:
              'a file without a transaction has only concurrent statements with `if [not] exists` and validations',
          },
        ]
      : [],
  ({ words, line }) =>
    /^(?:begin|start transaction|commit|end|rollback|savepoint)\b/.test(words)
      ? [{ rule: 'transaction', line, message: 'the migrator begins and ends the transaction' }]
      : [],
]
