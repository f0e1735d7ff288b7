import { draftRating, emptyDraft, type DraftAction } from '../../rules/evaluation/draft.ts'
import { submit, type MendableProblem } from '../../rules/evaluation/submit.ts'
import { useReducer, useState, useEffect } from 'react'
import { useDispatch, useChat } from '../../session/ChatContext.tsx'
import { browserPorts } from '@foyer/client/ports/ports.ts'
import { RatingView } from './RatingView.tsx'
import type { OpenEvaluation } from './rating-props.ts'

/** T-05: after the end nothing is received any more, so the tabs that ask for the same rating tell each other. */
function useOtherTabs(): void {
  const { session } = useChat()
  useEffect(() => {
    const { get, dispatch } = session
    const name = `foyer-rated-${get().visitor?.sessionId ?? ''}`
    const channel = browserPorts().channel(name, () => dispatch({ type: 'ratedElsewhere', at: Date.now() }))
    return () => {
      if (get().isRated) channel.post('rated')
      channel.close()
    }
  }, [session])
}

/** Another star to begin with begins another draft. */
export function RatingSheet({ evaluation }: { evaluation: OpenEvaluation }) {
  return <DraftSheet key={evaluation.star} evaluation={evaluation} />
}

/** Holds the draft of the rating, which ends with the sheet. */
function DraftSheet({ evaluation }: { evaluation: OpenEvaluation }) {
  const dispatch = useDispatch()
  const [draft, take] = useReducer(draftRating, evaluation, ({ of, star }) => emptyDraft(of, star))
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
