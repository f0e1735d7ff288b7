import type { EvaluateInfo } from '@foyer/contract/evaluation/getEvaluateInfo.ts'
import { isLow, type RatingDraft } from '@foyer/core/evaluation/draft.ts'
import { levelOf } from '@foyer/core/evaluation/level.ts'
import { useText } from '../../text/TextProvider.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import { CommentBox } from './CommentBox.tsx'
import { Levels } from './Levels.tsx'
import type { PieceProps } from './rating-props.ts'
import { SolvedChoice } from './SolvedChoice.tsx'
import { TagChips } from './TagChips.tsx'

type AgentPartProps = PieceProps & { info: EvaluateInfo; draft: Extract<RatingDraft, { of: 'agent' }> }

/** T-06: stars or scores, and what the chosen one asks for. */
export function AgentPart({ info, draft, act, problem }: AgentPartProps) {
  const t = useText()
  const factory = useFactoryText()
  const { star, solved, tags, comment } = draft
  const level = levelOf(info, star)
  return (
    <>
      <Levels
        model={info.evaluateModel}
        chosen={star}
        guide={factory(level.guide)}
        onChoose={(next) => act({ type: 'starChosen', star: next })}
      />
      <SolvedChoice solved={solved} onChoose={(next) => act({ type: 'solvedChosen', solved: next })} />
      <TagChips
        label={t(isLow(star) ? 'rating.reasons' : 'rating.tags')}
        tags={level.tags.map((tag) => ({ tag, text: factory(tag) }))}
        chosen={tags}
        isRequired={level.needsTag}
        isMissing={problem === 'tagMissing'}
        onToggle={(tag) => act({ type: 'tagToggled', tag })}
      />
      {level.showsComment && (
        <CommentBox
          hint={t(isLow(star) ? 'rating.lowHint' : 'rating.commentHint')}
          comment={comment}
          isRequired={level.needsComment}
          isMissing={problem === 'commentMissing'}
          onChange={(next) => act({ type: 'commentChanged', comment: next })}
        />
      )}
    </>
  )
}
