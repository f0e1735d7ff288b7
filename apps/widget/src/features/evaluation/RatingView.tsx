import { ratingOf, type RatingDraft, showsReasons } from '../../rules/evaluation/draft.ts'
import type { MendableProblem } from '../../rules/evaluation/submit.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useId, type FormEvent } from 'react'
import { useText } from '../../text/TextProvider.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import { AgentPart } from './AgentPart.tsx'
import './RatingView.css'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import type { OpenEvaluation, PieceProps } from './rating-props.ts'
import { robotTags, type RobotTag } from '@foyer/contract/evaluation/tags.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { CommentBox } from './CommentBox.tsx'
import { SolvedChoice } from './SolvedChoice.tsx'
import { TagChips } from './TagChips.tsx'

type RobotPartProps = Pick<PieceProps, 'act'> & { draft: Extract<RatingDraft, { of: 'robot' }> }

const reasonTexts = {
  irrelevant: 'rating.reason.irrelevant',
  misunderstood: 'rating.reason.misunderstood',
  noAnswer: 'rating.reason.noAnswer',
  rude: 'rating.reason.rude',
} satisfies { [T in RobotTag]: WidgetKey }

/** T-06: solved or not; only what was not solved has reasons. */
function RobotPart({ draft, act }: RobotPartProps) {
  const t = useText()
  const { solved, tags, comment } = draft
  return (
    <>
      <SolvedChoice solved={solved} onChoose={(next) => act({ type: 'solvedChosen', solved: next })} />
      {showsReasons(draft) && (
        <>
          <TagChips
            label={t('rating.reasons')}
            tags={robotTags.map((tag) => ({ tag, text: t(reasonTexts[tag]) }))}
            chosen={tags}
            isRequired={false}
            isMissing={false}
            onToggle={(tag) => act({ type: 'tagToggled', tag })}
          />
          <CommentBox
            hint={t('rating.lowHint')}
            comment={comment}
            isRequired={false}
            isMissing={false}
            onChange={(next) => act({ type: 'commentChanged', comment: next })}
          />
        </>
      )}
    </>
  )
}

/** Name and avatar of the rated agent or robot. */
function RatedPerson({ of }: Pick<OpenEvaluation, 'of'>) {
  const agent = useSession((state) => state.agent)
  const channel = useSession((state) => state.channel)
  const [name, face] =
    of === 'agent'
      ? [agent?.nick ?? '', agent?.face || channel?.avatar]
      : [channel?.robotName ?? '', channel?.robotIcon]
  if (!name) return null
  return (
    <p className="rating-person">
      <Avatar name={name} src={face ?? ''} />
      <bdi>{name}</bdi>
    </p>
  )
}

type RatingViewProps = PieceProps & {
  evaluation: OpenEvaluation
  draft: RatingDraft
  /** Returns the missing answer, if any. */
  onSubmit: () => MendableProblem | undefined
  onClose: () => void
}

/** Selector of the input for each missing answer. */
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
