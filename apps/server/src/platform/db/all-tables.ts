import type { PruneRule, TableOwner } from './table-owner.ts'
import { libraryTables } from './library-table-owners.ts'
import { tableOwners } from './table-owners.ts'

/** Both lists as one, sorted by name. */
export const allTables: readonly ({ name: string } & TableOwner)[] = Object.entries<TableOwner>({
  ...tableOwners,
  ...libraryTables,
})
  .map(([name, owner]) => ({ name, ...owner }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** What the `prune` job does. */
export const pruneRules: readonly (PruneRule & { table: string })[] = allTables.flatMap(({ name, life }) =>
  'after' in life ? life.after.map((rule) => ({ ...rule, table: rule.table ?? name })) : [],
)
