import { ticketStatuses, type TicketStatus } from '@foyer/contract/codes.ts'
import type { DeskTicket } from '@foyer/contract/desk/tickets/desk-ticket.ts'
import { limits } from '@foyer/core/timing.ts'
import { useState } from 'react'
import { useReplyState } from '../../composer/reply-context.tsx'
import { useDesk } from '../../live/desk-context.tsx'
import { useTicketActions } from '../use-ticket-actions.ts'
import { createReplyAttempts } from './reply-attempts.ts'
import { useTicketUploads } from './ticket-uploads.ts'

/** The reply or note under one's hands: kept as a draft with every key, gone once it is stored. */
export function useTicketReply({ ticketId }: DeskTicket) {
  const { client } = useDesk()
  const { mode, text, setText } = useReplyState()
  const { kept } = useTicketActions(ticketId)
  const uploads = useTicketUploads(ticketId, mode)
  const [attempts] = useState(() => createReplyAttempts(() => crypto.randomUUID()))
  const [isSending, setSending] = useState(false)
  const isWhole = text.trim() !== '' && text.length <= limits.messageLength

  async function send(status?: TicketStatus): Promise<void> {
    if (!canSend) return
    const body = {
      ticketId,
      isInternal: mode === 'note',
      content: text.trim(),
      files: uploads.files.map(({ url }) => url),
      ...(status && { status: ticketStatuses[status] }),
    }
    setSending(true)
    const isStored = await kept(await client.replyTicket({ ...body, id: attempts.idFor(body) }))
    setSending(false)
    if (!isStored) return
    attempts.arrived()
    uploads.clear()
    setText('')
  }

  // A file that is still on its way would be left behind.
  const canSend = isWhole && !isSending && !uploads.uploads.some(({ phase }) => phase.name !== 'failed')
  return { canSend, isSending, send, uploads }
}
