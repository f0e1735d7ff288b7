import type { CaseFailure } from '@foyer/contract/desk/robot.ts'

type Checked = { before: CaseFailure | undefined; failure: CaseFailure | undefined }

/**
 * Effect of a change on the test cases. A case that passed before and now fails blocks the change. A case
 * that failed before does not: otherwise two mistakes could not be fixed one after the other.
 */
export function decidePublication<C extends Checked>(checked: readonly C[], isDespite: boolean) {
  const broken = checked.filter(({ before, failure }) => failure && !before)
  const failing = checked.filter(({ before, failure }) => failure && before)
  return { isDone: isDespite || broken.length === 0, broken, failing }
}
