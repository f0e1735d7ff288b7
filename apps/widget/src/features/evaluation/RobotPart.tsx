import { robotTags, type RobotTag } from '@foyer/contract/evaluation/tags.ts'
import { showsReasons, type RatingDraft } from '@foyer/core/evaluation/draft.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { useText } from '../../text/TextProvider.tsx'
import { CommentBox } from './CommentBox.tsx'
import type { PieceProps } from './rating-props.ts'
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
export function RobotPart({ draft, act }: RobotPartProps) {
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
