import type { CaseFailure } from '@foyer/contract/desk/robot/case.ts'

type Checked = { before: CaseFailure | undefined; failure: CaseFailure | undefined }

/**
 * What a change does to the cases. One that held and no longer does stops it. One that failed before stops nothing:
 * otherwise of two mistakes neither could be mended first.
 */
export function decidePublication<C extends Checked>(checked: readonly C[], isDespite: boolean) {
  const broken = checked.filter(({ before, failure }) => failure && !before)
  const failing = checked.filter(({ before, failure }) => failure && before)
  return { isDone: isDespite || broken.length === 0, broken, failing }
}
