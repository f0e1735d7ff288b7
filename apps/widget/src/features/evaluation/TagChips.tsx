import '@foyer/ui/fields/Field.css'
import { useId } from 'react'
import { useText } from '../../text/TextProvider.tsx'
import { PieceLabel } from './PieceLabel.tsx'
import './TagChips.css'

type TagChipsProps = {
  label: string
  tags: readonly { tag: string; text: string }[]
  chosen: readonly string[]
  isRequired: boolean
  isMissing: boolean
  onToggle: (tag: string) => void
}

/** Any of these, or none. */
export function TagChips({ label, tags, chosen, isRequired, isMissing, onToggle }: TagChipsProps) {
  const t = useText()
  const id = useId()
  if (tags.length === 0) return null
  const problemId = `${id}-problem`
  return (
    <div role="group" aria-labelledby={id} aria-describedby={isMissing ? problemId : undefined}>
      <PieceLabel id={id} text={label} isRequired={isRequired} />
      <div className="rating-tags" data-problem={isMissing || undefined}>
        {tags.map(({ tag, text }) => (
          <button
            key={tag}
            type="button"
            className="rating-tag"
            dir="auto"
            aria-pressed={chosen.includes(tag)}
            onClick={() => onToggle(tag)}
          >
            {text}
          </button>
        ))}
      </div>
      {isMissing && (
        <p id={problemId} className="foyer-field-problem">
          {t('notice.evaLabelSelect')}
        </p>
      )}
    </div>
  )
}
