import { useText } from '../../../text/TextProvider.tsx'
import { Attachments } from '../attachments/Attachments.tsx'
import type { TicketFormStore } from './create-ticket-form.ts'
import { ticketWords, type TicketFormKind } from './ticket-words.ts'
import { TicketForm } from './TicketForm.tsx'
import { useTicketForm } from './use-ticket-form.ts'

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
