import { isAbsolute, relative } from 'node:path'
import { root } from '../repository/root.ts'
import { withError, type Outcome, type TestRecord } from './test-record.ts'

export type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: {
      ancestorTitles: string[]
      title: string
      status: string
      failureMessages?: string[]
    }[]
  }[]
}

export function readVitestReport(report: VitestReport): TestRecord[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = isAbsolute(name) ? relative(root, name) : name
    const records = assertionResults.map((test): TestRecord => ({
      title: [...test.ancestorTitles, test.title].join(' > '),
      file,
      outcome: outcomeOf(test.status),
      ...withError(test.failureMessages?.join('\n')),
    }))
    // A file that breaks outside its tests (an import, a hook) would otherwise look like no tests at all.
    const isBrokenOutside = status === 'failed' && records.every(({ outcome }) => outcome !== 'failed')
    if (isBrokenOutside)
      records.push({ title: 'the file itself', file, outcome: 'failed', ...withError(message) })
    return records
  })
}

function outcomeOf(status: string): Outcome {
  return status === 'passed' || status === 'failed' ? status : 'skipped'
}
