import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { useState, useSyncExternalStore } from 'react'
import { Attachments } from '../attachments/Attachments.tsx'
import type { TicketAccess } from '../ticket-access.ts'
import { createReply } from './create-reply.ts'
import { ReplySheet } from './ReplySheet.tsx'

type ConnectedReplyProps = { access: TicketAccess; ticket: Ticket; onClose: () => void; onSent: () => void }

export function ConnectedReply({ access, ticket, onClose, onSent }: ConnectedReplyProps) {
  const [reply] = useState(() => createReply({ access, ticket, onSent }))
  const state = useSyncExternalStore(reply.subscribe, reply.getSnapshot)
  const { subscribe, getSnapshot } = reply.attachments
  const attached = useSyncExternalStore(subscribe, getSnapshot)
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
