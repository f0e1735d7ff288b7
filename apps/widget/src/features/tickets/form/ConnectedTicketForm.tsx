import { useText } from '../../../text/TextProvider.tsx'
import { Attachments } from '../../forms/attachments/Attachments.tsx'
import type { TicketFormStore, TicketFormState, TicketTemplate } from './create-ticket-form.ts'
import { ticketWords, type TicketFormKind } from './ticket-words.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import type { ReactNode } from 'react'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import './TicketForm.css'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { answeredFields, type TicketDraft, type TicketProblem } from '../../../rules/tickets/draft.ts'
import { Field } from '@foyer/ui/fields/Field.tsx'
import { uniqueKeys } from '@foyer/ui/fields/unique-keys.ts'
import { useTicketForm } from './use-ticket-form.ts'

type TicketFieldsProps = {
  template: TicketTemplate
  draft: TicketDraft
  problem: TicketProblem | undefined
  kind: TicketFormKind
  onEdit: TicketFormStore['edit']
  onAnswer: TicketFormStore['answer']
}

/** V-05: the text, what the template asks, and where to answer. */
function TicketFields({ template, draft, problem, kind, onEdit, onAnswer }: TicketFieldsProps) {
  const t = useUiText()
  const fields = answeredFields(template.fields, draft.answers)
  const keys = uniqueKeys(fields.map(({ id }) => id))
  const content = { id: 'content', kind: 'multiline', name: t('ticket.content'), required: true } as const
  const email = { id: 'email', kind: 'text', name: t('ticket.email'), required: false } as const
  return (
    <>
      {kind === 'leave' && (
        <Field
          field={{ ...content, value: draft.content }}
          problem={problem?.at === 'content' ? t('notice.fillIn', { name: content.name }) : undefined}
          onChange={({ value }) => typeof value === 'string' && onEdit({ content: value })}
        />
      )}
      {fields.map((field, place) => (
        <Field key={keys[place]} field={field} problem={problemOf(field)} onChange={onAnswer} />
      ))}
      {kind === 'leave' && (
        <Field
          field={{ ...email, value: draft.email }}
          purpose="email"
          problem={problem?.at === 'email' ? t('notice.rightEmail') : undefined}
          onChange={({ value }) => typeof value === 'string' && onEdit({ email: value })}
        />
      )}
    </>
  )

  function problemOf({ id, name }: FormField): string | undefined {
    return problem?.at === 'field' && problem.id === id ? t('notice.fillIn', { name }) : undefined
  }
}

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
function TicketForm(props: TicketFormProps) {
  const { id, template, draft, refusal, isSending, kind, attachments } = props
  const { onEdit, onAnswer, onSubmit, onRetry } = props
  const t = useUiText()
  if (template === 'loading') return <Loading />
  if (template === 'failed')
    return (
      <div className="ticket-form-none" role="alert">
        <p>{t('ticket.formFailed')}</p>
        <Button onClick={onRetry}>{t('leave.again')}</Button>
      </div>
    )
  return (
    <SubmitForm id={id} isSending={isSending} refusal={refusal} onSubmit={onSubmit}>
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
    </SubmitForm>
  )
}

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

type ConnectedTicketFormProps = {
  id: string
  form: TicketFormStore
  kind: TicketFormKind
}

export function ConnectedTicketForm({ id, form, kind }: ConnectedTicketFormProps) {
  const t = useText()
  const { state, attached } = useTicketForm(form)
  return (
    <TicketForm
      {...state}
      id={id}
      kind={kind}
      attachments={kind === 'leave' && <Attachments {...attached} {...form.attachments} />}
      onEdit={form.edit}
      onAnswer={form.answer}
      onSubmit={() => form.submit(ticketWords[kind](t), t('ticket.content'))}
      onRetry={form.load}
    />
  )
}
