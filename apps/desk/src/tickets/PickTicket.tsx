import { Ticket } from 'lucide-react'
import { EmptyState } from '../ui/EmptyState.tsx'
import '../layout/pick.css'
import { useText } from '../text/text-context.tsx'

/** Shown until a ticket is picked. */
export function PickTicket() {
  const t = useText()
  return (
    <div className="desk-pick">
      <EmptyState icon={<Ticket size={22} />} title={t('tickets.pick')} detail={t('tickets.pickDetail')} />
    </div>
  )
}
