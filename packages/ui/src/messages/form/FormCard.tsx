import { useId } from 'react'
import { Check } from 'lucide-react'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { answerLines } from '@foyer/core/forms/answer-lines.ts'
import { useUiText } from '../../text.tsx'
import '../../fields/Answers.css'
import { uniqueKeys } from '../../fields/unique-keys.ts'
import { LinkedText } from '../LinkedText.tsx'
import { useMessageActs } from '../message-acts.tsx'
import type { MessageOf } from '../message-kind.ts'
import './FormCard.css'
import { OpenForm } from './OpenForm.tsx'

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

type FormCardProps = { message: MessageOf<'form' | 'externalForm'>; title: string }

/** A form in the conversation: to be filled in, or as it was answered. Without acts it is only read. */
export function FormCard({ message, title }: FormCardProps) {
  const t = useUiText()
  const titleId = useId()
  const acts = useMessageActs()
  const { fields, submitted } = message.content
  // A form that the visitor sent is not a question to them.
  const canAnswer = acts && !submitted && message.sender !== 'visitor'
  return (
    <section className="foyer-form" aria-labelledby={titleId}>
      <div id={titleId} className="foyer-form-title">
        <LinkedText text={title || t('summary.form')} />
      </div>
      {/* There before its words, or they are not read out when the form is sent. */}
      <div role="status" className="foyer-form-state">
        {submitted && (
          <>
            <Check size={16} />
            {t('form.sent')}
          </>
        )}
        {!submitted && !canAnswer && t('form.unanswered')}
      </div>
      {fields.length === 0 && <p className="foyer-form-none">{t('form.noFields')}</p>}
      {fields.length > 0 &&
        (canAnswer ? <OpenForm message={message} acts={acts} /> : <Answers fields={fields} />)}
    </section>
  )
}
