import { draftRating, emptyDraft, type DraftAction } from '@foyer/core/evaluation/draft.ts'
import { submit, type MendableProblem } from '@foyer/core/evaluation/submit.ts'
import { useReducer, useState } from 'react'
import { useDispatch } from '../../session/ChatContext.tsx'
import { useOtherTabs } from './use-other-tabs.ts'
import { RatingView } from './RatingView.tsx'
import type { OpenEvaluation } from './rating-props.ts'

/** What is filled in lives here, and goes with the sheet. */
export function RatingSheet({ evaluation }: { evaluation: OpenEvaluation }) {
  const dispatch = useDispatch()
  const [draft, take] = useReducer(draftRating, evaluation.of, emptyDraft)
  const [problem, setProblem] = useState<MendableProblem>()
  useOtherTabs()

  function act(action: DraftAction): void {
    setProblem(undefined)
    take(action)
  }

  function onSubmit(): MendableProblem | undefined {
    const submission = submit(draft, evaluation.info)
    if (submission) dispatch(submission)
    const missing = submission?.type === 'ratingRefused' ? submission.problem : undefined
    setProblem(missing)
    return missing
  }

  return (
    <RatingView
      evaluation={evaluation}
      draft={draft}
      act={act}
      problem={problem}
      onSubmit={onSubmit}
      onClose={() => dispatch({ type: 'ratingDismissed' })}
    />
  )
}
