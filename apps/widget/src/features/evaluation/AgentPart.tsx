import type { EvaluateInfo } from '@foyer/contract/evaluation/getEvaluateInfo.ts'
import type { RatingDraft } from '@foyer/core/evaluation/draft.ts'
import { levelOf } from '@foyer/core/evaluation/level.ts'
import { useText } from '../../text/TextProvider.tsx'
import { CommentBox } from './CommentBox.tsx'
import { Levels } from './Levels.tsx'
import type { PieceProps } from './rating-props.ts'
import { TagChips } from './TagChips.tsx'

type AgentPartProps = PieceProps & { info: EvaluateInfo; draft: Extract<RatingDraft, { of: 'agent' }> }

/** T-06: stars or scores, and what the chosen one asks for. */
export function AgentPart({ info, draft, act, problem }: AgentPartProps) {
  const t = useText()
  const { star, tags, comment } = draft
  const level = levelOf(info, star)
  return (
    <>
      <Levels
        model={info.evaluateModel}
        chosen={star}
        guide={level.guide}
        onChoose={(next) => act({ type: 'starChosen', star: next })}
      />
      <TagChips
        label={t('rating.tags')}
        tags={level.tags.map((tag) => ({ tag, text: tag }))}
        chosen={tags}
        isRequired={level.needsTag}
        isMissing={problem === 'tagMissing'}
        onToggle={(tag) => act({ type: 'tagToggled', tag })}
      />
      {level.showsComment && (
        <CommentBox
          comment={comment}
          isRequired={level.needsComment}
          isMissing={problem === 'commentMissing'}
          onChange={(next) => act({ type: 'commentChanged', comment: next })}
        />
      )}
    </>
  )
}
