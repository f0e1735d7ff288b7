import { ActionIcon, Button, Menu } from '@mantine/core'
import type { TicketStatus } from '@foyer/contract/codes.ts'
import type { DeskTicket } from '@foyer/contract/desk/tickets.ts'
import { ChevronDown } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'
import { chosenStatuses, statusKey, statusNamed } from '../ticket-names.ts'
import './SendButton.css'

type SendButtonProps = {
  ticket: DeskTicket
  isNote: boolean
  canSend: boolean
  isSending: boolean
  send: (status?: TicketStatus) => void
}

/** Sends, and beside it: sends and says how the ticket stands then. */
export function SendButton({ ticket, isNote, canSend, isSending, send }: SendButtonProps) {
  const t = useText()
  const others = chosenStatuses.filter((status) => status !== 'open' && status !== statusNamed(ticket.status))
  return (
    <div className="desk-send">
      <Button
        type="submit"
        size="compact-md"
        className="desk-composer-send"
        disabled={!canSend}
        loading={isSending}
      >
        {t(isNote ? 'note.save' : 'reply.send')}
      </Button>
      <Menu position="top-end" portalProps={{ target: '#desk-layer' }}>
        <Menu.Target>
          <ActionIcon
            size={30}
            className="desk-composer-send desk-send-more"
            disabled={!canSend}
            aria-label={t('tickets.sendAnd')}
          >
            <ChevronDown size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('tickets.sendAnd')}>
          {others.map((status) => (
            <Menu.Item key={status} onClick={() => send(status)}>
              {t(isNote ? 'tickets.saveAndSet' : 'tickets.sendAndSet', { status: t(statusKey(status)) })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
