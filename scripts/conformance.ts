import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge } from './conformance/judge.ts'
import { parseRequirements } from './conformance/parse-requirements.ts'
import { printTable } from './conformance/print-table.ts'
import { readReport, reportPaths } from './conformance/read-reports.ts'
import { root } from './repository/root.ts'
import { runCommand } from './repository/run-command.ts'

// `pnpm conformance [--run] [--json]`: every requirement with the tests that carry it, from the last reports.
const wantsJson = process.argv.includes('--json')

if (process.argv.includes('--run')) {
  for (const script of ['test', 'e2e']) {
    // Failures are in the reports; and with --json nothing else may reach the output.
    const { output } = await runCommand(['pnpm', '--silent', script], { show: false })
    process.stderr.write(output)
  }
}

const requirements = parseRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
const verdicts = judge(requirements, reportPaths.flatMap(readReport))
if (wantsJson) console.log(JSON.stringify({ requirements: verdicts }, undefined, 2))
else printTable(requirements, verdicts)
process.exitCode = verdicts.some(({ status }) => status === 'fail') ? 1 : 0
