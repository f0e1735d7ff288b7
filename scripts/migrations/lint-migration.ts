import { parseMigration } from '../../apps/server/src/platform/db/migrate/migration-files.ts'
import {
  splitStatements,
  type SqlStatement,
} from '../../apps/server/src/platform/db/migrate/sql-statements.ts'
import { alterTableRules } from './alter-table-rules.ts'
import { tableName, type Finding, type Rule } from './rule.ts'
import { statementRules } from './statement-rules.ts'
import { transactionRules } from './transaction-rules.ts'

export type MigrationFile = { name: string; text: string }

/** Override for one rule: `-- foyer: allow <rule>: <reason>`. */
const override = /^[ \t]*--[ \t]*foyer:[ \t]*allow[ \t]+([\w-]+)(?::[ \t]*(\S.*))?$/gim

/** Statements that would rewrite or lock a large table, or break the version before. `earlier` are the files before this one. */
export function lintMigration(file: MigrationFile, earlier: readonly MigrationFile[]): string[] {
  const { sql, hasTransaction, isContract } = parseMigration(file.name, file.text)
  const statements = splitStatements(sql)
  const context = {
    statements,
    hasTransaction,
    isContract,
    isNew: newTables(statements),
    before: earlier.flatMap(({ name, text }) => splitStatements(parseMigration(name, text).sql)),
  }
  const rules: Rule[] = [...statementRules, ...alterTableRules, ...transactionRules]
  const findings = statements.flatMap((statement) => rules.flatMap((rule) => rule(statement, context)))
  return judge(file.name, findings, sql)
}

/** Leaves out what an override allows, and reports overrides without a reason or an effect. */
function judge(name: string, findings: readonly Finding[], sql: string): string[] {
  const allowed = new Set<string>()
  const problems: string[] = []
  for (const [, rule = '', reason] of sql.matchAll(override)) {
    if (reason === undefined) problems.push(`${name}: 'allow ${rule}' needs a reason`)
    else if (findings.some((finding) => finding.rule === rule)) allowed.add(rule)
    else problems.push(`${name}: 'allow ${rule}' allows nothing in this file`)
  }
  for (const { rule, line, message } of findings)
    if (!allowed.has(rule)) problems.push(`${name}:${line}: ${rule}: ${message}`)
  return problems
}

/** Nothing waits for a table that the same file makes. */
function newTables(statements: readonly SqlStatement[]): (table: string) => boolean {
  const created = new Set(
    statements.flatMap(({ words }) => {
      const [, name] = /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(words) ?? []
      return name === undefined ? [] : [tableName(name)]
    }),
  )
  return (table) => created.has(table)
}
