import type { FormField } from '@foyer/contract/forms/field.ts'
import { answerLines } from '@foyer/core/forms/answer-lines.ts'
import { useUiText } from '../text.tsx'
import './Answers.css'
import { uniqueKeys } from './unique-keys.ts'

/** A form that was filled in: every question and what was answered. */
export function Answers({ fields }: { fields: readonly FormField[] }) {
  const keys = uniqueKeys(fields.map(({ id }) => id))
  return (
    <dl className="foyer-answers">
      {fields.map((field, place) => (
        <Answer key={keys[place]} field={field} />
      ))}
    </dl>
  )
}

function Answer({ field }: { field: FormField }) {
  const t = useUiText()
  const lines = answerLines(field)
  return (
    <div className="foyer-answer">
      <dt>
        <bdi>{field.name}</bdi>
      </dt>
      {lines.length === 0 && <dd className="foyer-answer-none">{t('field.noAnswer')}</dd>}
      {[...new Set(lines)].map((line) => (
        <dd key={line}>
          <bdi>{line}</bdi>
        </dd>
      ))}
    </div>
  )
}
