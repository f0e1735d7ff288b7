import { Button } from '@mantine/core'
import type { DeskTicket } from '@foyer/contract/desk/tickets/desk-ticket.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { useText } from '../text/text-context.tsx'
import { Part } from '../visitor/Part.tsx'
import { useTicketActions } from './use-ticket-actions.ts'

/** Links that were mailed: whoever has one reads this ticket. They can be made void. */
export function TicketLinks({ ticket: { ticketId, links } }: { ticket: DeskTicket }) {
  const t = useText()
  const { revokeLinks } = useTicketActions(ticketId)
  const [isAsking, setAsking] = useState(false)
  return (
    <Part title={t('tickets.links')}>
      <p className="desk-visitor-quiet">{t('tickets.links.count', { count: links })}</p>
      {links > 0 && (
        <Button variant="subtle" color="red" size="compact-sm" mt="xs" onClick={() => setAsking(true)}>
          {t('tickets.links.revoke')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('tickets.links.revokeTitle')}
        body={t('tickets.links.revokeBody')}
        confirm={t('tickets.links.revoke')}
        onAnswer={(isConfirmed) => {
          setAsking(false)
          if (isConfirmed) void revokeLinks()
        }}
      />
    </Part>
  )
}
