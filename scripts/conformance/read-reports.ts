import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../repository/read-json.ts'
import { root } from '../repository/root.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import type { PlaywrightReport } from './playwright-report.ts'
import type { TestRecord } from './test-record.ts'
import { readVitestReport } from './vitest-report.ts'
import type { VitestReport } from './vitest-report.ts'

const READERS = {
  'reports/unit.json': (path: string) => readVitestReport(readJson<VitestReport>(path)),
  'reports/db.json': (path: string) => readVitestReport(readJson<VitestReport>(path)),
  'reports/e2e.json': (path: string) => readPlaywrightReport(readJson<PlaywrightReport>(path)),
}

export type ReportPath = keyof typeof READERS

export const reportPaths = ['reports/unit.json', 'reports/db.json', 'reports/e2e.json'] as const

/** What the last run of each kind left; nothing when there was none. */
export function readReport(path: ReportPath): TestRecord[] {
  return existsSync(join(root, path)) ? READERS[path](path) : []
}
