import type { SqlStatement } from '../../apps/server/src/platform/db/migrate/sql-statements.ts'

export type Finding = { rule: string; line: number; message: string }

export type Context = {
  statements: readonly SqlStatement[]
  hasTransaction: boolean
  isContract: boolean
  /** Tables that this file makes. */
  isNew: (table: string) => boolean
  /** The statements of the files before this one. */
  before: readonly SqlStatement[]
}

export type Rule = (statement: SqlStatement, context: Context) => Finding[]

/** Tables with some rows per tenant, channel or agent. Every other table may be large. */
const smallTables = new Set([
  'agent_group_members',
  'agent_groups',
  'agent_seats',
  'agents',
  'backfills',
  'canned_replies',
  'channels',
  'form_templates',
  'identity_keys',
  'migrations',
  'model_channels',
  'robot_dialogues',
  'sensitive_words',
  'tenants',
])

/** A table on which requests would notice a long lock. */
export function isLarge(table: string, { isNew }: Context): boolean {
  return !smallTables.has(table) && !isNew(table)
}

/** Without schema, quotes and what follows. */
export function tableName(written: string): string {
  return written
    .replace(/^"?public"?\./, '')
    .replaceAll('"', '')
    .replace(/[(,;].*$/, '')
}
