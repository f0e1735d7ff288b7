import { useUiText } from '../../text.tsx'

type ChoicesProps = {
  type: 'radio' | 'checkbox'
  id: string
  options: readonly string[]
  chosen: readonly string[]
  onToggle: (option: string) => void
  isInvalid: boolean
  describedBy: string | undefined
}

/** The answers under one question; the question itself is the legend around them. */
export function Choices({ type, id, options, chosen, onToggle, isInvalid, describedBy }: ChoicesProps) {
  const t = useUiText()
  if (options.length === 0) return <p className="foyer-field-none">{t('field.noOptions')}</p>
  return [...new Set(options)].map((option) => (
    <label key={option} className="foyer-field-choice">
      <input
        type={type}
        name={id}
        checked={chosen.includes(option)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={() => onToggle(option)}
      />
      <span dir="auto">{option}</span>
    </label>
  ))
}
