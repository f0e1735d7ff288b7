import type { Requirement } from './parse-requirements.ts'
import { idsIn } from './requirement-ids.ts'
import type { TestRecord } from './test-record.ts'

export type Status = 'pass' | 'fail' | 'none'

export type Verdict = { id: string; status: Status; tests: TestRecord[] }

/** Which tests carry each requirement, and what they say about it. A skipped test says nothing. */
export function judge(requirements: Requirement[], tests: TestRecord[]): Verdict[] {
  const carriers = Map.groupBy(
    tests.flatMap((test) => idsIn(test.title).map((id) => ({ id, test }))),
    ({ id }) => id,
  )
  return requirements.map(({ id }) => {
    const carrying = (carriers.get(id) ?? []).map(({ test }) => test)
    return { id, status: statusOf(carrying), tests: carrying }
  })
}

function statusOf(tests: TestRecord[]): Status {
  if (tests.some(({ outcome }) => outcome === 'failed')) return 'fail'
  return tests.some(({ outcome }) => outcome === 'passed') ? 'pass' : 'none'
}
