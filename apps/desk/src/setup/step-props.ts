import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import type { ReactNode } from 'react'
import type { Setup } from './use-setup.ts'

/** What each step is given. */
export type StepProps = {
  agent: DeskAgent
  setup: Setup
  /** Goes to the next step, and reads again what is done. */
  onNext: () => Promise<void>
  /** Beside the button of the step: leave it out, or go on when it was done before. */
  skip: ReactNode
}
