/** Rows as columns of equal width, under their names. */
export function columns(names: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = names.map((name, place) =>
    Math.max(name.length, ...rows.map((row) => (row[place] ?? '').length)),
  )
  return [names, ...rows].map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
