import type { SqlStatement } from '../../apps/server/src/platform/db/migrate/sql-statements.ts'
import { isLarge, tableName, type Context, type Finding, type Rule } from './rule.ts'

type Action = { table: string; words: string; context: Context }
type ActionRule = { rule: string; message: string; isBroken: (action: Action) => boolean }

const addsColumn = /^add (?:column |(?!constraint|check|unique|primary|foreign|exclude|generated))/

/** Functions whose value is the same for every row of a statement; a default with another one rewrites the table. */
const stableDefault =
  /\bdefault (?:-?[\d.]+|''|null|true|false|now\(\)|current_timestamp|array\[\]|\('' ?:: ?\w+\))(?: ?:: ?[\w ]+(?:\[\])?)?(?: |$)/

const rules: ActionRule[] = [
  {
    rule: 'default',
    message: 'a default that is not constant rewrites the table',
    isBroken: ({ words }) =>
      addsColumn.test(words) &&
      ((/\bdefault\b/.test(words) && !stableDefault.test(words)) ||
        /\b(?:small|big)?serial\b|\bgenerated\b/.test(words)),
  },
  {
    rule: 'type',
    message: 'a new type rewrites the table: add a column and backfill it',
    isBroken: ({ words }) => /^alter (?:column )?\S+ (?:set data )?type\b/.test(words),
  },
  {
    rule: 'rewrite',
    message: 'rewrites the table under a lock',
    isBroken: ({ words }) => /^set (?:logged|unlogged|tablespace|access method)\b/.test(words),
  },
  {
    rule: 'not-null',
    message: 'reads the table under a lock: validate a check (… is not null) first',
    isBroken: ({ words, table, context }) => {
      const [, column] = /^alter (?:column )?(\S+) set not null/.exec(words) ?? []
      return column !== undefined && !hasValidCheck(table, column, context)
    },
  },
  {
    rule: 'constraint',
    message: 'reads the table under a lock: add it not valid, or using an index, and validate it later',
    isBroken: ({ words }) =>
      /^add (?:constraint|check|unique|primary key|foreign key|exclude)\b/.test(words)
        ? !/\bnot valid\b|\busing index\b/.test(words)
        : addsColumn.test(words) && /\b(?:unique|primary key|references|check)\b/.test(words),
  },
]

export const alterTableRules: Rule[] = [
  (statement, context) =>
    actionsOf(statement).flatMap(({ table, words }): Finding[] => {
      const found = isLarge(table, context)
        ? rules.filter(({ isBroken }) => isBroken({ table, words, context }))
        : []
      return found.map(({ rule, message }) => ({
        rule,
        line: statement.line,
        message: `${table}: ${message}`,
      }))
    }),
  // Small tables too: what counts is that the version before reads the column.
  (statement, { isContract, isNew }) =>
    actionsOf(statement)
      .filter(
        ({ table, words }) =>
          !isContract && !isNew(table) && /^drop (?!constraint|default|not null)/.test(words),
      )
      .map(({ table }) => ({
        rule: 'contract',
        line: statement.line,
        message: `${table}: the version before may use it: make it a contract migration`,
      })),
]

/** The parts of `alter table`, which commas separate. */
function actionsOf({ words }: SqlStatement): { table: string; words: string }[] {
  const [, table, rest] = /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/.exec(words) ?? []
  if (table === undefined || rest === undefined) return []
  let depth = 0
  const parts = ['']
  for (const letter of rest) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + letter)
  }
  return parts.map((part) => ({ table: tableName(table), words: part.trim() }))
}

/** A validated check (column is not null), in this file or one before it, spares `set not null` the reading. */
function hasValidCheck(table: string, column: string, { statements, before }: Context): boolean {
  const actions = [...before, ...statements].flatMap(actionsOf).filter((action) => action.table === table)
  const check = new RegExp(`^add constraint (\\S+) check \\( ?\\(? ?${column} is not null ?\\)? ?\\)`)
  return actions.some(({ words }) => {
    const [, name] = check.exec(words) ?? []
    return name !== undefined && actions.some((other) => other.words === `validate constraint ${name}`)
  })
}
