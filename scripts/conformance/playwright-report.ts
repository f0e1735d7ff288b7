import { withError, type Outcome, type TestRecord } from './test-record.ts'

export type PlaywrightReport = { suites: PlaywrightSuite[]; errors?: { message?: string }[] }

export type PlaywrightSuite = {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: PlaywrightTest[] }[]
}

/** A test may have been run more than once. */
type PlaywrightTest = { projectName: string; status: string; results?: { error?: { message?: string } }[] }

export function readPlaywrightReport(report: PlaywrightReport): TestRecord[] {
  const broken = (report.errors ?? []).map(({ message }) => ({
    title: 'the run itself',
    file: 'playwright.config.ts',
    outcome: 'failed' as const,
    ...withError(message),
  }))
  // The outermost suites are files: their title is their path, which names no requirement.
  return [...report.suites.flatMap((file) => readSuite({ ...file, title: '' }, [])), ...broken]
}

function readSuite(suite: PlaywrightSuite, outer: string[]): TestRecord[] {
  const titles = suite.title === '' ? outer : [...outer, suite.title]
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      title: `[${test.projectName}] ${[...titles, spec.title].join(' > ')}`,
      file: `tests/journeys/${suite.file}`,
      outcome: outcomeOf(test.status),
      ...(test.status === 'flaky' ? { unsteady: true as const } : {}),
      ...withError(test.results?.findLast(({ error }) => error)?.error?.message),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, titles))]
}

function outcomeOf(status: string): Outcome {
  if (status === 'skipped') return 'skipped'
  return status === 'expected' || status === 'flaky' ? 'passed' : 'failed'
}
