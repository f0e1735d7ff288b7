import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { isLow, type RatingDraft } from '../../rules/evaluation/draft.ts'
import { levelOf } from '@foyer/core/evaluation/level.ts'
import { useText } from '../../text/TextProvider.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import { CommentBox } from './CommentBox.tsx'
import { evaluateModels } from '@foyer/contract/codes.ts'
import { starAfterKey } from '../../rules/evaluation/star-keys.ts'
import { limits } from '@foyer/core/timing.ts'
import { useId, type KeyboardEvent } from 'react'
import { Star } from 'lucide-react'
import { useNumber } from '../../text/use-number.ts'
import './AgentPart.css'
import type { PieceProps } from './rating-props.ts'
import { SolvedChoice } from './SolvedChoice.tsx'
import { TagChips } from './TagChips.tsx'

type LevelsProps = {
  model: EvaluateInfo['evaluateModel']
  chosen: number
  guide: string
  onChoose: (level: number) => void
}

const levels = Array.from({ length: limits.starMax }, (_, index) => index + limits.starMin)

/** D-15, K-01: one to five, as stars or as scores. Radio buttons, whatever they look like. */
function Levels({ model, chosen, guide, onChoose }: LevelsProps) {
  const t = useText()
  const inFigures = useNumber('decimal')
  const name = useId()
  const isScores = model === evaluateModels.scores

  // Not every browser turns the arrows of radio buttons around where text runs from right to left.
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const group = event.currentTarget
    const next = starAfterKey(chosen, event.key, getComputedStyle(group).direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    group.querySelector<HTMLElement>(`[value="${next}"]`)?.focus()
    if (next !== chosen) onChoose(next)
  }

  return (
    <div className="rating-levels">
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-label={t('rating.stars')}
        className={isScores ? 'rating-scores' : 'rating-stars'}
        onKeyDown={onKeyDown}
      >
        {levels.map((level) => (
          <label key={level} className="rating-level" data-filled={level <= chosen || undefined}>
            <input
              type="radio"
              name={name}
              value={level}
              checked={level === chosen}
              aria-label={isScores ? scoreText(level) : t('rating.star', { count: level })}
              onChange={() => onChoose(level)}
            />
            {isScores ? <span aria-hidden="true">{inFigures(level)}</span> : <Star size={40} />}
          </label>
        ))}
      </div>
      <p className="rating-guide" dir="auto" aria-live="polite">
        {guide}
      </p>
    </div>
  )

  function scoreText(score: number): string {
    return t('rating.score', { score, most: limits.starMax })
  }
}

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
