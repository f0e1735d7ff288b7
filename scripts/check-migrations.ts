import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lintMigration } from './migrations/lint-migration.ts'
import { root } from './repository/root.ts'
import { sourceFiles } from './repository/source-files.ts'

// Migrations run beside traffic. Those up to this one are older than the rules.
const lastUnchecked = '20261126080200_lost_threads'

const files = sourceFiles('apps/server/migrations/*.sql').map((path) => ({
  name: basename(path, '.sql'),
  text: readFileSync(join(root, path), 'utf8'),
}))
const problems = files.flatMap((file, at) =>
  file.name > lastUnchecked ? lintMigration(file, files.slice(0, at)) : [],
)

for (const problem of problems) console.log(problem)
if (problems.length > 0) {
  console.log(
    "docs/contributor.md (Migrations) lists the rules. '-- foyer: allow <rule>: <reason>' overrides one.",
  )
  process.exitCode = 1
}
