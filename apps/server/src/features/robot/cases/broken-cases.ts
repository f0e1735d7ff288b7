import type { CheckedCase } from './check-cases.ts'

/** A change was not made, because these cases held before and would not with it. */
export class BrokenCases extends Error {
  override readonly name = 'BrokenCases'
  readonly broken: readonly CheckedCase[]
  readonly failing: readonly CheckedCase[]

  constructor({ broken, failing }: { broken: readonly CheckedCase[]; failing: readonly CheckedCase[] }) {
    super(['Not published: it would break these cases.', ...broken.map(lineOf)].join('\n'))
    this.broken = broken
    this.failing = failing
  }
}

function lineOf({ question, expectedDocId, mustNotSay, failure, modelFailure }: CheckedCase): string {
  const unwanted = mustNotSay.length > 0 ? `, never ${JSON.stringify(mustNotSay)}` : ''
  const reason = [failure?.reason, modelFailure].filter(Boolean).join(': ')
  const said = failure?.docId ? `${failure.docId}: ${failure.said}` : 'nothing'
  return `- ${question} (${reason}): expected ${expectedDocId ?? 'nothing'}${unwanted}; now ${said}`
}
