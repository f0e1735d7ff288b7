import { MailOpen } from 'lucide-react'
import { Note } from '../frame/Note.tsx'
import '../inbox/PickThread.css'
import { useText } from '../text/text-context.tsx'

/** What stands where a message will be. */
export function PickMessage() {
  const t = useText()
  return (
    <div className="desk-pick">
      <Note icon={<MailOpen size={22} />} title={t('messages.pick')} detail={t('messages.pickDetail')} />
    </div>
  )
}
