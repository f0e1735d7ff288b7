import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson } from './repository/read-json.ts'
import { root } from './repository/root.ts'
import { sourceFiles } from './repository/source-files.ts'

// Each package exports exactly the files that others import, and those of the commands in the documents. `--write` brings the lists up to date.

type Manifest = Record<string, unknown> & { name: string; exports?: Record<string, unknown> }

const isWriting = process.argv.includes('--write')
const used = usedFiles()

for (const path of sourceFiles('{apps,packages}/*/package.json')) {
  const manifest = readJson<Manifest>(path)
  // What is published as a library has addresses of its own.
  if (!manifest.exports || '.' in manifest.exports) continue
  const files = [...(used.get(manifest.name) ?? [])].toSorted()
  for (const file of files.filter((each) => !existsSync(join(root, dirname(path), 'src', each)))) {
    console.log(`${manifest.name}/${file} is imported and does not exist`)
    process.exitCode = 1
  }
  const expected = Object.fromEntries(files.map((file) => [`./${file}`, `./src/${file}`]))
  if (JSON.stringify(manifest.exports) === JSON.stringify(expected)) continue
  if (isWriting)
    writeFileSync(join(root, path), `${JSON.stringify({ ...manifest, exports: expected }, null, 2)}\n`)
  else report(path, Object.keys(manifest.exports), Object.keys(expected))
}

/** By package, the files that something outside of it imports by the package's name. */
function usedFiles(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of sourceFiles('{apps,packages,tests}/**/*.{ts,tsx,css}', 'docs/*.md', '{.,scripts}/*.ts'))
    for (const [, name = '', imported = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import|import\()\s*'(@foyer\/[a-z0-9-]+)\/([^']+)'/g,
    )) {
      if (new RegExp(`^(?:apps|packages)/${name.split('/')[1]}/`).test(file)) continue
      found.set(name, (found.get(name) ?? new Set()).add(imported))
    }
  return found
}

function report(path: string, listed: readonly string[], expected: readonly string[]): void {
  for (const file of expected.filter((each) => !listed.includes(each)))
    console.log(`${path} does not export ${file}`)
  for (const file of listed.filter((each) => !expected.includes(each)))
    console.log(`${path} exports ${file}, which no other package uses`)
  console.log('Run node scripts/check-exports.ts --write')
  process.exitCode = 1
}
