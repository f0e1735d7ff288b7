import type { RawBuilder } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Rows about a person. Erasure and export find them by the column `by`, together with the tenant where the table has
 * one. Without `through` and `holds` the column is the person's id.
 */
export type PersonalRows<Column extends string = string> = {
  of: 'visitor' | 'agent'
  by: Column
  /** `by` refers to a row of this table, which is the person's. */
  through?: keyof Database
  /** `by` is no id: it was derived from the person's data in this way. */
  holds?:
    | 'hash of a mail address'
    | 'hash of an account'
    | 'mail address'
    | 'name'
    | 'own words'
    | 'cause'
    | 'uploader'
}

/** The `prune` job removes rows when `ms` have passed since the time in the column `since`. */
export type PruneRule<Column extends string = string> = {
  /** Where the name in the list is a schema: its table. */
  table?: string
  since: Column
  storedAs: 'milliseconds' | 'timestamp' | 'date' | 'day number'
  ms: number
  /** The rule is for these rows only; `where` must hold no outside input. */
  only?: { what: string; where: RawBuilder<boolean> }
}

/** The end of what a row belongs to removes the row: in the same statement, by a cascade, or with the retention. */
export type BelongsTo = 'agent' | 'call' | 'channel' | 'conversation' | 'document' | 'installation'

export type Life<Column extends string = string> =
  /** Kept until an admin or the operator removes it. */
  | { keep: 'configuration' }
  | { with: BelongsTo; sooner?: { job: string; what: string; ms: number } }
  | { after: readonly [PruneRule<Column>, ...PruneRule<Column>[]] }

export type TableOwner<Column extends string = string> = {
  /** The folder or file of `apps/server/src` that inserts the rows, or the operator; others may update them. */
  writtenBy: string
  personal: readonly PersonalRows<Column>[]
  life: Life<Column>
}
