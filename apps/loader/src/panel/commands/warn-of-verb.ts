import { commands } from './table.ts'

/** A command that does not exist is a mistake of the site's: its developer reads the console. */
export function warnOfVerb(said: unknown): void {
  const verb = String(said)
  const meant = nearest(verb, Object.keys(commands))
  // oxlint-disable-next-line no-console -- see above
  console.warn(
    `Foyer: there is no command '${verb.slice(0, 40)}'${meant ? `. Did you mean '${meant}'?` : ''}`,
  )
}

/** The name that takes the fewest changes, if it is not another word altogether. */
export function nearest(verb: string, names: readonly string[]): string | undefined {
  const said = verb.slice(0, 40)
  const changes = names.map((name) => changesBetween(said.toLowerCase(), name.toLowerCase()))
  const fewest = Math.min(...changes)
  const best = names[changes.indexOf(fewest)]
  return best && fewest <= Math.max(1, Math.floor(best.length / 2)) ? best : undefined
}

/** Letters to add, leave out, replace, or swap with the next one. */
function changesBetween(one: string, other: string): number {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to += 1) {
      const isSwapped = one[at] === other[to - 1] && one[at - 1] === other[to]
      next.push(
        Math.min(
          (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1),
          (row[to + 1] ?? 0) + 1,
          (next[to] ?? 0) + 1,
          isSwapped ? (before[to - 1] ?? Infinity) + 1 : Infinity,
        ),
      )
    }
    ;[before, row] = [row, next]
  }
  return row.at(-1) ?? 0
}
