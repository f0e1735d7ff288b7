import { Button } from '@mantine/core'
import { kindOf } from '@foyer/ui/messages/kinds.ts'
import { MessageView } from '@foyer/ui/messages/MessageView.tsx'
import { CircleAlert, Clock } from 'lucide-react'
import { useDesk } from '../live/desk-context.tsx'
import { errorKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { NoteMark } from './NoteMark.tsx'
import type { Unsent } from './outbox.ts'
import { unsentMessage } from './unsent-message.ts'
import './UnsentLine.css'

/** A reply that is on its way, or that did not get there. */
export function UnsentLine({ item, startsGroup }: { item: Unsent; startsGroup: boolean }) {
  const t = useText()
  const message = unsentMessage(item)
  const isFree = !item.isNote && kindOf(message.content.kind).frame !== 'bubble'
  const looks = [
    'desk-message desk-message-agent desk-message-unsent',
    startsGroup ? 'desk-message-first' : '',
    item.isNote ? 'desk-message-internal' : '',
  ]
  return (
    <div className={looks.join(' ')}>
      {startsGroup && <p className="desk-message-speaker">{t('thread.you')}</p>}
      <div className="desk-message-row">
        <div className={`desk-message-bubble ${isFree ? 'desk-message-free' : ''}`}>
          {item.isNote && <NoteMark />}
          <MessageView message={message} />
        </div>
        <span className="desk-message-side">
          {item.state === 'sending' && <Clock size={13} role="img" aria-label={t('reply.sending')} />}
        </span>
      </div>
      {item.state === 'failed' && <Failed item={item} />}
    </div>
  )
}

function Failed({ item }: { item: Unsent }) {
  const t = useText()
  const { dispatch } = useDesk()
  const { error = 'network' } = item
  const isSensitive = error === 'message.sensitive'
  return (
    <p className="desk-unsent-failed" role="alert">
      <CircleAlert size={14} aria-hidden="true" />
      <span>
        {error === 'network' ? t('reply.failedNetwork') : `${t('reply.failed')} ${t(errorKey(error))}`}
      </span>
      <Button
        variant="subtle"
        size="compact-xs"
        onClick={() =>
          dispatch({
            on: 'outbox',
            event: isSensitive ? { on: 'insisted', id: item.id } : { on: 'retried', threadId: item.threadId },
          })
        }
      >
        {t(isSensitive ? 'check.send' : 'reply.retry')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        onClick={() => dispatch({ on: 'outbox', event: { on: 'discarded', id: item.id } })}
      >
        {t('reply.discard')}
      </Button>
    </p>
  )
}
