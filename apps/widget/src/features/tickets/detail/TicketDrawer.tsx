import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import type { TicketAccess } from '../ticket-access.ts'
import { TicketView } from './TicketView.tsx'

type TicketDrawerProps = { access: TicketAccess; woId: string; onClose: () => void }

/** S-30: one ticket beside the list that it was chosen from. */
export function TicketDrawer({ access, woId, onClose }: TicketDrawerProps) {
  const t = useUiText()
  return (
    <Sheet title={t('ticket.detail')} side onClose={onClose}>
      <TicketView access={access} woId={woId} />
    </Sheet>
  )
}
