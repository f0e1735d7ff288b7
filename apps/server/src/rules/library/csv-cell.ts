/** `csvLine` writes a quote before these, so that no spreadsheet calculates the cell. */
const formula = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** A text that begins with such a quote itself gets one more: `plainCell` takes exactly one away. */
export function guardedCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The text of a cell that `csvLine` or a spreadsheet wrote. */
export function plainCell(cell: string): string {
  return formula.test(cell) ? cell.slice(1) : cell
}

const yes = new Set(['yes', 'true', '1', 'y', '是'])
const no = new Set(['no', 'false', '0', 'n', '', '否'])

/** A switch as people and spreadsheets write it; undefined when it says neither. */
export function flagOf(cell: string): boolean | undefined {
  const written = cell.trim().toLowerCase()
  if (yes.has(written)) return true
  return no.has(written) ? false : undefined
}

export function flagCell(isOn: boolean): string {
  return isOn ? 'yes' : 'no'
}

const isoTime = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** A day or a time of ISO 8601, in UTC unless it says otherwise; undefined when it is none. */
export function timeOf(cell: string): number | undefined {
  const written = cell.trim()
  const found = isoTime.exec(written)
  if (!found) return undefined
  const hasTime = written.length > 10
  const time = Date.parse(`${written.replace(' ', 'T')}${hasTime && found[1] === undefined ? 'Z' : ''}`)
  return Number.isNaN(time) || time < 0 ? undefined : time
}
