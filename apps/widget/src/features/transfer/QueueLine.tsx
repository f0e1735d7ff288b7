import { queueText } from '@foyer/core/session/selectors.ts'
import { joinSentences } from '@foyer/i18n/join-sentences.ts'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import { QueueActions } from './QueueActions.tsx'
import './QueueLine.css'
import { useWaitText } from './use-wait-text.ts'

/** T-15: while a person is being looked for, the place in the queue and how long it may take, kept current. */
export function QueueLine() {
  const t = useText()
  const mode = useSession((state) => state.mode.name)
  const count = useSession((state) => (state.mode.name === 'queued' ? state.mode.waitIndex : 0))
  const factory = useFactoryText()
  const configured = useSession((state) => queueText(state, factory))
  const wait = useWaitText()
  if (mode !== 'requesting' && mode !== 'queued') return null
  const place = configured ?? (count > 0 ? t('queue.place', { count }) : t('queue.busy'))
  return (
    <div className="queue">
      <p className="queue-text" role="status" dir="auto">
        <Spinner />
        <span>{mode === 'requesting' ? t('transfer.requesting') : joinSentences(place, wait)}</span>
      </p>
      {mode === 'queued' && <QueueActions />}
    </div>
  )
}
