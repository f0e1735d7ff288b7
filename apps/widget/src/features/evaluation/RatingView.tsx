import { ratingOf, type RatingDraft } from '@foyer/core/evaluation/draft.ts'
import type { MendableProblem } from '@foyer/core/evaluation/submit.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useId, type FormEvent } from 'react'
import { useText } from '../../text/TextProvider.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import { AgentPart } from './AgentPart.tsx'
import './RatingView.css'
import { RatedPerson } from './RatedPerson.tsx'
import { RobotPart } from './RobotPart.tsx'
import type { OpenEvaluation, PieceProps } from './rating-props.ts'

type RatingViewProps = PieceProps & {
  evaluation: OpenEvaluation
  draft: RatingDraft
  /** What is still missing, if anything. */
  onSubmit: () => MendableProblem | undefined
  onClose: () => void
}

/** Where a missing answer is given. */
const places = { commentMissing: 'textarea', tagMissing: '[aria-pressed]' } satisfies Record<
  MendableProblem,
  string
>

/** S-21: the sheet around a rating of an agent or of the robot. */
export function RatingView({ evaluation, draft, act, problem, onSubmit, onClose }: RatingViewProps) {
  const t = useText()
  const factory = useFactoryText()
  const formId = useId()
  const { of, info, isSending } = evaluation

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const missing = onSubmit()
    const place = missing && event.currentTarget.querySelector<HTMLElement>(places[missing])
    place?.focus({ preventScroll: true })
    // Browsers are content with a corner of it; scroll-margin makes room for what is said below.
    place?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Sheet
      title={factory(info.evaluateGuideMsg.trim()) || t('rating.title')}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} tone="accent" disabled={isSending || !ratingOf(draft)}>
          {isSending && <Spinner />}
          {isSending ? t('form.sending') : t('form.submit')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <fieldset className="rating" disabled={isSending}>
          <RatedPerson of={of} />
          {draft.of === 'agent' ? (
            <AgentPart info={info} draft={draft} act={act} problem={problem} />
          ) : (
            <RobotPart draft={draft} act={act} />
          )}
        </fieldset>
      </form>
    </Sheet>
  )
}
