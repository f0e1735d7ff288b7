import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { TicketPlus } from 'lucide-react'
import { useState } from 'react'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useOpenTicket } from './use-open-ticket.ts'

type ThreadTicketButtonProps = {
  row: ThreadRow
  /** In the head there is room for a sign only, and on a phone for none: there it stands in the panel, with words. */
  at: 'head' | 'panel'
}

/** One press makes a ticket of the conversation, which stays as it is. */
export function ThreadTicketButton({ row: { threadId }, at }: ThreadTicketButtonProps) {
  const t = useText()
  const { agent } = useDesk()
  const openTicket = useOpenTicket()
  const [isBusy, setBusy] = useState(false)
  if (!may(agent.role, 'useTickets')) return null

  function make(): void {
    setBusy(true)
    void openTicket({ kind: 'thread', threadId }).finally(() => setBusy(false))
  }

  if (at === 'panel')
    return (
      <Button
        variant="default"
        size="compact-sm"
        className="desk-ticket-in-panel"
        leftSection={<TicketPlus size={14} />}
        loading={isBusy}
        onClick={make}
      >
        {t('tickets.make')}
      </Button>
    )
  return (
    <Tooltip label={t('tickets.make')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className="desk-wide-only"
        aria-label={t('tickets.make')}
        loading={isBusy}
        onClick={make}
      >
        <TicketPlus size={20} />
      </ActionIcon>
    </Tooltip>
  )
}
