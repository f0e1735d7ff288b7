import { RetryIcon } from '@foyer/ui/icons/RetryIcon.tsx'
import { WarningIcon } from '@foyer/ui/icons/WarningIcon.tsx'
import { useDispatch } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './FailedLine.css'

export function FailedLine({ id }: { id: string }) {
  const t = useText()
  const dispatch = useDispatch()
  return (
    <div className="failed">
      <span className="failed-text" role="alert">
        <WarningIcon size={16} />
        {t('message.failed')}
      </span>
      <button type="button" onClick={() => dispatch({ type: 'retryPressed', id })}>
        <RetryIcon size={14} />
        {t('message.retry')}
      </button>
      <button type="button" onClick={() => dispatch({ type: 'discardPressed', id })}>
        {t('message.discard')}
      </button>
    </div>
  )
}
