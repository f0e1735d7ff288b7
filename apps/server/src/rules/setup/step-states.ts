import { setupSteps, type SetupStep } from '@foyer/contract/desk/setup-steps.ts'

export type StepState = 'open' | 'skipped' | 'done'

/** What is there counts, however it came about; a step that was left out is done once its work is. */
export function stepStates(
  isDone: Readonly<Record<SetupStep, boolean>>,
  skipped: readonly string[],
): Record<SetupStep, StepState> {
  const stateOf = (step: SetupStep): StepState => {
    if (isDone[step]) return 'done'
    return skipped.includes(step) ? 'skipped' : 'open'
  }
  return {
    appearance: stateOf('appearance'),
    team: stateOf('team'),
    robot: stateOf('robot'),
    installation: stateOf('installation'),
  }
}

/** Whether the desk reminds: a tenant that was set up here, and something left that nobody has declined. */
export function isReminded(
  steps: Readonly<Record<SetupStep, StepState>>,
  stored: { is_dismissed: boolean } | undefined,
): boolean {
  if (!stored || stored.is_dismissed) return false
  return setupSteps.some((step) => steps[step] !== 'done')
}
