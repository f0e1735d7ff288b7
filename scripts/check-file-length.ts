import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository/root.ts'
import { sourceFiles } from './repository/source-files.ts'

const WARN = 200
const ERROR = 300
const EXEMPT = /(^|\/)(migrations|locales)\//

const lengths = sourceFiles('**/*.{ts,tsx,css}')
  .filter((file) => !EXEMPT.test(file))
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
  .filter(({ lines }) => lines > WARN)
  .toSorted((a, b) => b.lines - a.lines)

for (const { file, lines } of lengths) {
  console.log(`${lines > ERROR ? 'too long' : 'long    '} ${lines} lines: ${file}`)
}
if (lengths.some(({ lines }) => lines > ERROR)) {
  console.log(`A file of more than ${ERROR} lines holds more than one idea: split it.`)
  process.exitCode = 1
}
