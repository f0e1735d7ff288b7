import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'

/** Nobody has to wait: to stop, or to leave a message instead where the channel takes any. */
export function QueueActions() {
  const t = useText()
  const dispatch = useDispatch()
  const takesMessages = useSession(({ channel }) => channel?.leaveMsgMode === 1)
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
