import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useDispatch } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './EmptyTimeline.css'

/** The chat does not open, or the conversation does not come: it goes on trying, and the visitor can try at once. */
export function OpenFailed() {
  const t = useText()
  const dispatch = useDispatch()
  return (
    <div className="empty" role="alert">
      <h2>{t('error.network')}</h2>
      <Button
        onClick={({ currentTarget }) => {
          // The button goes with the message: the focus stays in the conversation.
          currentTarget.closest<HTMLElement>('[role=log]')?.focus()
          dispatch({ type: 'openAgainPressed' })
        }}
      >
        {t('message.retry')}
      </Button>
    </div>
  )
}
