/** Excel reads a file as UTF-8 only when it begins with this. */
export const byteOrderMark = '\uFEFF'

/** One line. Every cell is quoted, and begins with nothing that a spreadsheet would calculate. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${inert(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** A spreadsheet takes these for the beginning of a formula. Its own sign for text stands before them. */
function inert(cell: string): string {
  return /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell
}
