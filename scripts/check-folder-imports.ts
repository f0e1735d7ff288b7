import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository/root.ts'
import { sourceFiles } from './repository/source-files.ts'
import { mutualImports } from './structure/mutual-imports.ts'

/** Tests and galleries may look at both sides of what they show. */
const EXEMPT = /\.(test|testkit|exhibit)\.tsx?$/

const sources = new Map(
  sourceFiles('{apps,packages}/*/src/**/*.{ts,tsx}')
    .filter((file) => !EXEMPT.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)
const found = mutualImports(sources)
for (const { folders, evidence } of found)
  console.log(`${folders.join(' and ')} import each other:\n  ${evidence.join('\n  ')}`)
if (found.length > 0) {
  console.log('Move what both need into a folder below them.')
  process.exitCode = 1
}
