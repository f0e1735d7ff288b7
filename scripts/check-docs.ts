import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { citedPaths } from './docs/cited-paths.ts'
import { root } from './repository/root.ts'
import { sourceFiles } from './repository/source-files.ts'

// Every path that our documents cite must exist; a page that points to what is gone is worse than none.
const exists = (pattern: string) => globSync(pattern, { cwd: root }).length > 0

const missing = sourceFiles('*.md', 'docs/**/*.md', '**/README.md').flatMap((document) => {
  const { fromRoot, fromDocument } = citedPaths(readFileSync(join(root, document), 'utf8'))
  return [...fromRoot, ...fromDocument.map((path) => join(dirname(document), path))]
    .filter((path) => !exists(path))
    .map((path) => `${document}: ${path} does not exist`)
})

for (const line of missing) console.log(line)
process.exitCode = missing.length === 0 ? 0 : 1
