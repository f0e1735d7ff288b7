const maxShelf = 2 ** 15 - 1

/** The partition of a shelf. The only place that writes a table's name into a statement: it takes nothing but a number. */
export function entriesTable(shelf: number): string {
  if (!Number.isInteger(shelf) || shelf < 0 || shelf > maxShelf) throw new Error(`no shelf ${shelf}`)
  return `entries_${shelf}`
}

/** The table of a shelf after its time: statements that still name the partition find nothing. */
export function removedTable(shelf: number): string {
  return `removed_${entriesTable(shelf)}`
}

/** The shelf of a partition; undefined for a table that is none. */
export function shelfOfTable(name: string): number | undefined {
  const [, digits] = /^entries_(\d+)$/.exec(name) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** A statement for each shelf, written once: its text is also the key by which it is prepared. */
export function perShelf(name: string, textOf: (shelf: number) => string) {
  const statements = new Map<number, { name: string; text: string }>()
  return (shelf: number): { name: string; text: string } => {
    const known = statements.get(shelf)
    if (known) return known
    const statement = { name: `${name}-${shelf}`, text: textOf(shelf) }
    statements.set(shelf, statement)
    return statement
  }
}
