import { queueText } from '@foyer/core/session/selectors.ts'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './QueueLine.css'

/** T-15: while a person is being looked for, and the place in the queue, kept current. */
export function QueueLine() {
  const t = useText()
  const mode = useSession((state) => state.mode.name)
  const count = useSession((state) => (state.mode.name === 'queued' ? state.mode.waitIndex : 0))
  const configured = useSession(queueText)
  if (mode !== 'requesting' && mode !== 'queued') return null
  const place = configured ?? (count > 0 ? t('queue.place', { count }) : t('queue.busy'))
  return (
    <p className="queue" role="status" dir="auto">
      <Spinner />
      <span>{mode === 'requesting' ? t('transfer.requesting') : place}</span>
    </p>
  )
}
