import { reportPaths, readReport } from './conformance/read-reports.ts'

// `node scripts/count-tests.ts reports/unit.json …`: prints how many tests passed and failed, as `N N`.
const wanted = reportPaths.filter((path) => process.argv.includes(path))
const outcomes = wanted.flatMap(readReport).map(({ outcome }) => outcome)
const count = (outcome: string) => outcomes.filter((each) => each === outcome).length
console.log(`${count('passed')} ${count('failed')}`)
