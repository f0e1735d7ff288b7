import { stripVTControlCharacters } from 'node:util'
import { reportPaths, readReport } from './conformance/read-reports.ts'

// `node scripts/failed-tests.ts reports/unit.json …`: prints the failed tests, and those that passed only when
// run again, with what each said.
const maxLines = 12
const wanted = reportPaths.filter((path) => process.argv.includes(path))
for (const { file, title, outcome, unsteady = false, error = '' } of wanted.flatMap(readReport)) {
  if (outcome !== 'failed' && !unsteady) continue
  console.log(`${unsteady ? 'UNSTEADY' : 'FAILED'} ${file} > ${title}`)
  const lines = stripVTControlCharacters(error).split('\n').slice(0, maxLines)
  for (const line of lines) if (line.trim() !== '') console.log(`    ${line}`)
}
