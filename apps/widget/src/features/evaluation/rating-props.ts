import type { DraftAction } from '../../rules/evaluation/draft.ts'
import type { MendableProblem } from '../../rules/evaluation/submit.ts'
import type { Evaluation } from '@foyer/core/session/state.ts'

export type OpenEvaluation = Extract<Evaluation, { phase: 'open' }>

/** Props of every part of the form: the change handler and the current problem. */
export type PieceProps = {
  act: (action: DraftAction) => void
  problem: MendableProblem | undefined
}
