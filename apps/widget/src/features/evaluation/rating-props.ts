import type { DraftAction } from '@foyer/core/evaluation/draft.ts'
import type { MendableProblem } from '@foyer/core/evaluation/submit.ts'
import type { Evaluation } from '@foyer/core/session/state.ts'

export type OpenEvaluation = Extract<Evaluation, { phase: 'open' }>

/** What every piece of the form gets: how to change the draft, and what is wrong with it. */
export type PieceProps = {
  act: (action: DraftAction) => void
  problem: MendableProblem | undefined
}
