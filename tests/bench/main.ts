import { progress } from './progress.ts'
import { readOptions } from './options.ts'
import { countReached, toJson, toTable } from './report.ts'
import { runCases } from './run-cases.ts'

const options = readOptions(process.argv.slice(2))
const figures = await runCases(options)
const { passed, failed } = countReached(options.keys, figures)

if (options.json) {
  console.log(toJson(options.keys, figures))
} else {
  console.log(toTable(options.keys, figures))
  console.log(`${passed} passed, ${failed} failed`)
}
progress('done')
process.exitCode = failed === 0 ? 0 : 1
