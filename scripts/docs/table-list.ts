import type { allTables, pruneRules } from '@foyer/server/platform/db/all-tables.ts'

export type ListedTable = (typeof allTables)[number]

const begin = '<!-- tables: begin -->'
const end = '<!-- tables: end -->'

/** The document with its list of tables brought up to date. */
export function withTableList(markdown: string, tables: readonly ListedTable[]): string {
  const from = markdown.indexOf(begin)
  const to = markdown.indexOf(end)
  if (from < 0 || to < from) throw new Error(`the document has no ${begin} … ${end}`)
  const rows = tables.map(({ name, writtenBy, personal, life }) => [
    `\`${name}\``,
    writtenBy,
    personalText(personal),
    lifeText(life),
  ])
  const list = markdownTable(['table', 'written by', 'personal data', 'kept'], rows)
  return `${markdown.slice(0, from)}${begin}\n\n${list}\n\n${markdown.slice(to)}`
}

function personalText(personal: ListedTable['personal']): string {
  return [...new Set(personal.map((rows) => rows.of))].join(', ') || 'none'
}

function lifeText(life: ListedTable['life']): string {
  if ('keep' in life) return 'until an admin or operator removes it'
  if ('after' in life) return life.after.map(ruleText).join('; ')
  const { sooner } = life
  const early = sooner ? `; ${sooner.what}: ${durationText(sooner.ms)} (\`${sooner.job}\`)` : ''
  return `as long as its ${life.with}${early}`
}

function ruleText({ since, ms, only }: Omit<(typeof pruneRules)[number], 'table'>): string {
  return `${only ? `${only.what}: ` : ''}${durationText(ms)} after \`${since}\``
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** In the largest unit that fits: whole, or with one decimal. */
export function durationText(ms: number): string {
  const [unit, size] = units.find(([, each]) => ms >= each) ?? units[2]
  const count = Math.round((ms / size) * 10) / 10
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`
}

/** As prettier writes it. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
