import '@foyer/ui/fields/Field.css'
import { limits } from '@foyer/core/timing.ts'
import { useId } from 'react'
import { useText } from '../../text/TextProvider.tsx'
import './CommentBox.css'
import { PieceLabel } from './PieceLabel.tsx'

type CommentBoxProps = {
  hint: string
  comment: string
  isRequired: boolean
  isMissing: boolean
  onChange: (comment: string) => void
}

/** V-04, K-01: a few words, at most 64 characters, in five rows. */
export function CommentBox({ hint, comment, isRequired, isMissing, onChange }: CommentBoxProps) {
  const t = useText()
  const id = useId()
  const ids = { label: `${id}-label`, left: `${id}-left`, problem: `${id}-problem` }
  return (
    <div className="foyer-field" data-problem={isMissing || undefined}>
      <label htmlFor={id}>
        <PieceLabel id={ids.label} text={t('rating.comment')} isRequired={isRequired} />
      </label>
      <textarea
        id={id}
        className="foyer-field-control rating-comment"
        rows={limits.textareaRows}
        maxLength={limits.comment}
        dir="auto"
        placeholder={hint}
        value={comment}
        required={isRequired}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${ids.problem} ${ids.left}` : ids.left}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="rating-comment-foot">
        {isMissing && (
          <p id={ids.problem} className="foyer-field-problem">
            {t('notice.evaConInput')}
          </p>
        )}
        <span className="rating-comment-count" aria-hidden="true">
          {t('rating.count', { used: comment.length, most: limits.comment })}
        </span>
        <span id={ids.left} className="hidden-text">
          {t('composer.tooLong', { left: limits.comment - comment.length })}
        </span>
      </div>
    </div>
  )
}
