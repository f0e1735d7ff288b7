import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { noResults, sumUp, type BugRow, type Results, type RunRow } from './results.ts'

export type ResultFile = {
  read: () => Results
  add: (row: { run: RunRow } | { bug: BugRow }) => void
}

/**
 * The finished runs in one JSON file, under their sum. Each is added as soon as it is over, by renaming a whole new file:
 * killing this process at any moment costs the run that is under way, and nothing else.
 */
export function openResultFile(path: string, { goal, isNew }: { goal: number; isNew: boolean }): ResultFile {
  const read = (): Results => (existsSync(path) ? parse(readFileSync(path, 'utf8')) : noResults)

  function write({ runs, bugs }: Results): void {
    mkdirSync(dirname(path), { recursive: true })
    const rows = (all: readonly unknown[]) =>
      `[\n${all.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`
    const summary = JSON.stringify(sumUp({ runs, bugs }, goal), undefined, 2).replaceAll('\n', '\n  ')
    const text = `{\n  "summary": ${summary},\n  "runs": ${rows(runs)},\n  "bugs": ${rows(bugs)}\n}\n`
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
  }

  if (isNew) write(noResults)
  return {
    read,
    add(row) {
      // Read again: another part may have added to it.
      const { runs, bugs } = read()
      write('run' in row ? { runs: [...runs, row.run], bugs } : { runs, bugs: [...bugs, row.bug] })
    },
  }
}

/** This file writes it, and nobody else does. */
function parse(text: string): Results {
  const { runs, bugs } = JSON.parse(text) as Results
  return { runs, bugs }
}
