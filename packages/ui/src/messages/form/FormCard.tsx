import { useId } from 'react'
import { Answers } from '../../fields/Answers.tsx'
import { useUiText } from '../../text.tsx'
import { LinkedText } from '../LinkedText.tsx'
import { useMessageActs } from '../message-acts.tsx'
import type { MessageOf } from '../message-kind.ts'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import './FormCard.css'
import { OpenForm } from './OpenForm.tsx'

type FormCardProps = { message: MessageOf<'form' | 'externalForm'>; title: string }

/** A form in the conversation: to be filled in, or as it was answered. Without acts it is only read. */
export function FormCard({ message, title }: FormCardProps) {
  const t = useUiText()
  const titleId = useId()
  const acts = useMessageActs()
  const { fields, submitted } = message.content
  // What visitors sent themselves asks them nothing.
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
            <CheckIcon size={16} />
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
