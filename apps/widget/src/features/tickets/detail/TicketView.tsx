import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useCallback, useEffect, useState, useId, type ReactNode } from 'react'
import { useDateTime } from '../../forms/use-date-time.ts'
import { tellFailure, type TicketAccess } from '../../forms/ticket-access.ts'
import { useAsked } from '../../forms/use-asked.ts'
import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { Attachments } from '../../forms/attachments/Attachments.tsx'
import { createReply } from './create-reply.ts'
import { Field } from '@foyer/ui/fields/Field.tsx'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { FormActions } from '../../forms/FormActions.tsx'
import '../../forms/LeaveFrame.css'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import '../form/TicketForm.css'
import { TicketDetail } from './TicketDetail.tsx'
import '../../forms/EarlierList.css'
import './TicketView.css'

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
        <FormActions
          form={formId}
          isSending={isSending}
          isOff={text.trim() === ''}
          failure={hasFailed && 'ticket.replyFailed'}
          text="form.submit"
        />
      }
    >
      <SubmitForm id={formId} isSending={isSending} onSubmit={onSubmit}>
        <fieldset className="ticket-form" disabled={isSending}>
          <Field
            field={{ ...field, value: text }}
            onChange={({ value }) => typeof value === 'string' && onEdit(value)}
          />
          {attachments}
        </fieldset>
      </SubmitForm>
    </Sheet>
  )
}

type ConnectedReplyProps = { access: TicketAccess; ticket: Ticket; onClose: () => void; onSent: () => void }

function ConnectedReply({ access, ticket, onClose, onSent }: ConnectedReplyProps) {
  const [reply] = useState(() => createReply({ access, ticket, onSent }))
  const state = useStore(reply)
  const attached = useStore(reply.attachments)
  return (
    <ReplySheet
      {...state}
      attachments={<Attachments {...attached} {...reply.attachments} />}
      onEdit={reply.edit}
      onSubmit={reply.submit}
      onClose={onClose}
    />
  )
}

type TicketViewProps = {
  access: TicketAccess
  woId: string
  /** The page has a word of its own for a ticket that cannot be read. */
  onGone?: () => void
}

/** S-31, S-32: a ticket as it is now, and the way to reply to it. */
export function TicketView({ access, woId, onGone }: TicketViewProps) {
  const t = useUiText()
  const dateTime = useDateTime()
  const [isReplying, setReplying] = useState(false)
  const { userId } = access.who()
  const ask = useCallback(() => access.client.queryWoById({ woId, userId }), [access, woId, userId])
  const { data: ticket, failure, again } = useAsked(ask)
  useEffect(() => {
    if (!failure) return
    if (failure.kind === 'refused' && onGone) onGone()
    else tellFailure(access, failure)
  }, [access, failure, onGone])

  if (!ticket && failure)
    return (
      <div className="ticket-view-none" role="alert">
        <p>{t('ticket.viewFailed')}</p>
        <Button onClick={again}>{t('leave.again')}</Button>
      </div>
    )
  if (!ticket) return <Loading />
  return (
    <>
      <TicketDetail
        ticket={ticket}
        dateTime={dateTime}
        {...(ticket.mayReply && { onReply: () => setReplying(true) })}
      />
      {isReplying && (
        <ConnectedReply
          access={access}
          ticket={ticket}
          onClose={() => setReplying(false)}
          onSent={() => {
            setReplying(false)
            again()
          }}
        />
      )}
    </>
  )
}

function Loading() {
  const t = useUiText()
  return (
    <div className="ticket-view-loading" role="status">
      <span className="hidden-text">{t('ticket.viewLoading')}</span>
      <span className="earlier-skeleton" />
      <span className="earlier-skeleton" />
    </div>
  )
}
