import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import type { TicketFormState, TicketFormStore } from './create-ticket-form.ts'
import type { TicketFormKind } from './ticket-words.ts'
import './TicketForm.css'
import { TicketFields } from './TicketFields.tsx'

type TicketFormProps = TicketFormState & {
  /** For a button that stands elsewhere. */
  id: string
  kind: TicketFormKind
  attachments: ReactNode
  onEdit: TicketFormStore['edit']
  onAnswer: TicketFormStore['answer']
  onSubmit: () => void
  onRetry: () => void
}

/** S-30: a ticket to be filled in. */
export function TicketForm(props: TicketFormProps) {
  const { id, template, draft, refusal, isSending, kind, attachments } = props
  const { onEdit, onAnswer, onSubmit, onRetry } = props
  const t = useUiText()
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>(wrongControl)?.focus()
  }, [refusal])
  if (template === 'loading') return <Loading />
  if (template === 'failed')
    return (
      <div className="ticket-form-none" role="alert">
        <p>{t('ticket.formFailed')}</p>
        <Button onClick={onRetry}>{t('leave.again')}</Button>
      </div>
    )
  return (
    <form
      ref={ref}
      id={id}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <fieldset className="ticket-form" disabled={isSending}>
        <TicketFields
          template={template}
          draft={draft}
          problem={refusal?.problem}
          kind={kind}
          onEdit={onEdit}
          onAnswer={onAnswer}
        />
        {attachments}
      </fieldset>
    </form>
  )
}

const wrongControl = '[data-problem] :is(input, textarea, select, button)'

function Loading() {
  const t = useUiText()
  return (
    <div className="ticket-form" role="status">
      <span className="hidden-text">{t('ticket.formLoading')}</span>
      <span className="ticket-form-skeleton ticket-form-skeleton-tall" />
      <span className="ticket-form-skeleton" />
      <span className="ticket-form-skeleton" />
    </div>
  )
}
