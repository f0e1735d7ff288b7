import { Field } from '@foyer/ui/fields/Field.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId, type ReactNode } from 'react'
import '../../leave-message/LeaveView.css'
import '../form/TicketForm.css'

type ReplySheetProps = {
  text: string
  isSending: boolean
  hasFailed: boolean
  attachments: ReactNode
  onEdit: (text: string) => void
  onSubmit: () => void
  onClose: () => void
}

/** S-32. */
export function ReplySheet(props: ReplySheetProps) {
  const { text, isSending, hasFailed, attachments, onEdit, onSubmit, onClose } = props
  const t = useUiText()
  const formId = useId()
  const field = { id: 'reply', kind: 'multiline', name: t('ticket.replyText'), required: true } as const
  return (
    <Sheet
      title={t('ticket.replyTitle')}
      onClose={onClose}
      actions={
        <>
          {hasFailed && (
            <p className="leave-failed" role="alert">
              {t('ticket.replyFailed')}
            </p>
          )}
          <Button type="submit" form={formId} tone="accent" disabled={isSending || text.trim() === ''}>
            {isSending && <Spinner />}
            {isSending ? t('form.sending') : t('form.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <fieldset className="ticket-form" disabled={isSending}>
          <Field
            field={{ ...field, value: text }}
            onChange={({ value }) => typeof value === 'string' && onEdit(value)}
          />
          {attachments}
        </fieldset>
      </form>
    </Sheet>
  )
}
