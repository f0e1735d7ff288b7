import { isLarge, tableName, type Finding, type Rule } from './rule.ts'

const name = String.raw`((?:"?\w+"?\.)?"?\w+"?)`

/** Statements about one table: the pattern finds its name. */
const aboutTables: { rule: string; is: RegExp; message: string }[] = [
  {
    rule: 'index',
    is: new RegExp(
      `^create (?:unique )?index (?!concurrently)(?:if not exists )?(?:(?!on )\\S+ )?on (?:only )?${name}`,
    ),
    message: 'use create index concurrently in a file without a transaction',
  },
  {
    rule: 'data',
    is: new RegExp(`(?:^|\\( ?)(?:update|delete from|merge into|truncate(?: table)?) (?:only )?${name}`),
    message: 'changes all rows at once: write a backfill (apps/server/src/platform/db/backfills)',
  },
  {
    rule: 'lock',
    is: new RegExp(`^lock (?:table )?(?:only )?${name}`),
    message: 'holds a lock until the end of the transaction',
  },
  {
    rule: 'rewrite',
    is: new RegExp(`^(?:cluster|reindex (?:\\([^)]*\\) )?table)(?: verbose)? (?!concurrently)${name}`),
    message: 'rewrites the table under a lock',
  },
]

/** Statements that are always wrong here. */
const anywhere: { rule: string; is: RegExp; message: string }[] = [
  { rule: 'rewrite', is: /^vacuum (?:full\b|\([^)]*\bfull\b)/, message: 'rewrites the table under a lock' },
  {
    rule: 'rewrite',
    is: /^cluster$|^reindex (?:\([^)]*\) )?(?:index|schema|database|system) (?!concurrently)/,
    message: 'rewrites under a lock',
  },
  { rule: 'do', is: /^do\b/, message: 'this check does not see what the block does' },
]

const createdIndex = /^create (?:unique )?index (?:concurrently )?(?:if not exists )?(?!on )(\S+) on /
const droppedIndexes = /^drop index (?:concurrently )?(?:if exists )?(.+)$/

/** Whether an index of this name is there already: `if not exists` would silently leave out the new one. */
function hasIndex(named: string, before: readonly { words: string }[]): boolean {
  return before.reduce((isThere, { words }) => {
    if (createdIndex.exec(words)?.[1] === named) return true
    const dropped = droppedIndexes.exec(words)?.[1]?.split(/, ?/) ?? []
    return isThere && !dropped.includes(named)
  }, false)
}

export const statementRules: Rule[] = [
  ({ words, line }, { before }) => {
    const [, named] = createdIndex.exec(words) ?? []
    // Without 'if not exists' the migration itself would fail.
    return named !== undefined && / if not exists /.test(words) && hasIndex(named, before)
      ? [{ rule: 'index-name', line, message: `an earlier migration has made another index ${named}` }]
      : []
  },
  ({ words, line }, context) =>
    aboutTables.flatMap(({ rule, is, message }): Finding[] => {
      const [, table] = is.exec(words) ?? []
      return table !== undefined && isLarge(tableName(table), context)
        ? [{ rule, line, message: `${tableName(table)}: ${message}` }]
        : []
    }),
  ({ words, line }) =>
    anywhere.flatMap(({ rule, is, message }) => (is.test(words) ? [{ rule, line, message }] : [])),
  ({ words, line }, { isContract }) =>
    !isContract && /^(?:drop (?:table|view|function|type|sequence)|alter \w+ .*\brename\b)/.test(words)
      ? [{ rule: 'contract', line, message: 'the version before may use it: make it a contract migration' }]
      : [],
]
