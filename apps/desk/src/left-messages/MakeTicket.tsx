import { Button } from '@mantine/core'
import type { DeskLeftMessage } from '@foyer/contract/desk/left-messages/left-message.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import { useOpenTicket } from '../tickets/use-open-ticket.ts'

/** A message that needs more than a remark becomes a ticket, once. */
export function MakeTicket({ message: { messageId, ticketId } }: { message: DeskLeftMessage }) {
  const t = useText()
  const openTicket = useOpenTicket()
  const [isBusy, setBusy] = useState(false)
  if (ticketId)
    return (
      <Button component={Link} to={`/tickets/${ticketId}`} variant="default" size="xs">
        {t('tickets.toTicket')}
      </Button>
    )
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      onClick={() => {
        setBusy(true)
        void openTicket({ kind: 'leftMessage', messageId }).finally(() => setBusy(false))
      }}
    >
      {t('tickets.make')}
    </Button>
  )
}
