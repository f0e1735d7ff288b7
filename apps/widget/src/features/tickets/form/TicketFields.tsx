import type { FormField } from '@foyer/contract/forms/field.ts'
import { answeredFields, type TicketDraft, type TicketProblem } from '@foyer/core/tickets/draft.ts'
import { Field } from '@foyer/ui/fields/Field.tsx'
import { uniqueKeys } from '@foyer/ui/fields/unique-keys.ts'
import { useUiText } from '@foyer/ui/text.tsx'
import type { TicketFormStore, TicketTemplate } from './create-ticket-form.ts'
import type { TicketFormKind } from './ticket-words.ts'

type TicketFieldsProps = {
  template: TicketTemplate
  draft: TicketDraft
  problem: TicketProblem | undefined
  kind: TicketFormKind
  onEdit: TicketFormStore['edit']
  onAnswer: TicketFormStore['answer']
}

/** V-05: the text, what the template asks, and where to answer. */
export function TicketFields({ template, draft, problem, kind, onEdit, onAnswer }: TicketFieldsProps) {
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
