import { unsentCount } from '../../rules/messages/timeline-view.ts'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './ConnectionLine.css'

/** The truth about the connection, and only when it is worth a word. */
export function ConnectionLine() {
  const t = useText()
  const shown = useSession((state) => state.connection.shown)
  const count = useSession((state) => unsentCount(state.timeline))
  const text = {
    nothing: '',
    connecting: t('connection.connecting'),
    offline: count > 0 ? t('connection.unsent', { count }) : t('connection.offline'),
    connected: t('connection.connected'),
  }[shown]
  return (
    <div className={`connection connection-${shown}`} role="status">
      {text && (
        <p>
          {shown === 'connecting' && <Spinner />}
          {text}
        </p>
      )}
    </div>
  )
}
