import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allTables } from '@foyer/server/platform/db/all-tables.ts'
import { citedPaths } from './docs/cited-paths.ts'
import { withTableList } from './docs/table-list.ts'
import { root } from './repository/root.ts'
import { sourceFiles } from './repository/source-files.ts'

// Every path that our documents cite must exist; a page that points to what is gone is worse than none.
// The operator's list of tables is that of the code; `--write` brings it up to date.
const exists = (pattern: string) => globSync(pattern, { cwd: root }).length > 0

const missing = sourceFiles('*.md', 'docs/**/*.md', '**/README.md').flatMap((document) => {
  const { fromRoot, fromDocument } = citedPaths(readFileSync(join(root, document), 'utf8'))
  return [...fromRoot, ...fromDocument.map((path) => join(dirname(document), path))]
    .filter((path) => !exists(path))
    .map((path) => `${document}: ${path} does not exist`)
})

const problems = [...missing, ...staleTableList()]
for (const line of problems) console.log(line)
process.exitCode = problems.length === 0 ? 0 : 1

function staleTableList(): string[] {
  const document = 'docs/operator.md'
  const written = readFileSync(join(root, document), 'utf8')
  const expected = withTableList(written, allTables)
  if (written === expected) return []
  if (!process.argv.includes('--write'))
    return [`${document}: the list of tables is not that of the code; run node scripts/check-docs.ts --write`]
  writeFileSync(join(root, document), expected)
  return []
}
