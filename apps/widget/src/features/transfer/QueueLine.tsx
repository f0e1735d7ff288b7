import { queueText } from '@foyer/core/session/selectors.ts'
import { joinSentences } from '@foyer/i18n/join-sentences.ts'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useSession, useDispatch } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import './QueueLine.css'
import { waitWords } from '../../rules/session/wait-words.ts'

/** Nobody has to wait: to stop, or to leave a message instead where the channel takes any. */
function QueueActions() {
  const t = useText()
  const dispatch = useDispatch()
  const takesMessages = useSession(({ channel }) => channel?.leaveMsgMode === true)
  return (
    <div className="queue-actions">
      {takesMessages && (
        <button
          type="button"
          className="queue-action"
          onClick={() => dispatch({ type: 'leaveInsteadPressed' })}
        >
          {t('queue.leaveInstead')}
        </button>
      )}
      <button type="button" className="queue-action" onClick={() => dispatch({ type: 'stopWaitingPressed' })}>
        {t('queue.stop')}
      </button>
    </div>
  )
}

/** How long it may take until somebody comes; empty while nobody can say. */
function useWaitText(): string {
  const t = useText()
  const wait = useSession((state) => (state.mode.name === 'queued' ? state.mode.wait : undefined))
  if (!wait) return ''
  const { key, ...params } = waitWords(wait)
  return t(key, params)
}

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
