import type { AuditObjectKind } from '@foyer/contract/desk/audit-actions.ts'
import type { LibraryList } from '@foyer/contract/desk/library-limits.ts'
import type { Act } from '@foyer/core/identity/may.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { DecidedRows } from '../../../rules/library/decided-rows.ts'
import type { CsvRow } from '../../../rules/library/named-rows.ts'

/** Decided rows, and how to save them. `names` are what the audit log may say of the changes. */
export type PreparedImport = Pick<DecidedRows<unknown>, 'results'> & {
  names?: readonly string[]
  save: () => Promise<void>
}

/** A part of the library as a CSV file. */
export type LibraryCsv = {
  /** What the role must allow; left out: every agent may. */
  act?: Act
  /** What the audit log says was exported or imported. */
  kind: AuditObjectKind
  read: (trx: Trx, caller: AgentCaller, now: number) => Promise<string[][]>
  prepare: (trx: Trx, caller: AgentCaller, rows: readonly CsvRow[], now: number) => Promise<PreparedImport>
}

export type LibraryCsvs = Readonly<Record<LibraryList, LibraryCsv>>
