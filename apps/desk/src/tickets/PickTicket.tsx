import { Ticket } from 'lucide-react'
import { Note } from '../frame/Note.tsx'
import '../inbox/PickThread.css'
import { useText } from '../text/text-context.tsx'

/** What stands where a ticket will be. */
export function PickTicket() {
  const t = useText()
  return (
    <div className="desk-pick">
      <Note icon={<Ticket size={22} />} title={t('tickets.pick')} detail={t('tickets.pickDetail')} />
    </div>
  )
}
