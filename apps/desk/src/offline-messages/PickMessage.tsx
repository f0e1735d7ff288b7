import { MailOpen } from 'lucide-react'
import { EmptyState } from '../ui/EmptyState.tsx'
import '../layout/pick.css'
import { useText } from '../text/text-context.tsx'

/** Shown until a message is picked. */
export function PickMessage() {
  const t = useText()
  return (
    <div className="desk-pick">
      <EmptyState
        icon={<MailOpen size={22} />}
        title={t('messages.pick')}
        detail={t('messages.pickDetail')}
      />
    </div>
  )
}
