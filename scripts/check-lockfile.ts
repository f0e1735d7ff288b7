import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forbiddenLines } from './lockfile/forbidden-lines.ts'
import { root } from './repository/root.ts'

// Which registry a machine installs from is its own affair and must not travel in the repository.
const found = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  '.npmrc',
  'Dockerfile',
  'compose.yaml',
]
  .filter((file) => existsSync(join(root, file)))
  .flatMap((file) =>
    forbiddenLines(readFileSync(join(root, file), 'utf8')).map(
      ({ line, text }) => `${file}:${line}: ${text}`,
    ),
  )

for (const line of found) console.log(line)
process.exitCode = found.length === 0 ? 0 : 1
