import { Button, Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { Note } from '../frame/Note.tsx'
import { useText } from '../text/text-context.tsx'
import '../thread/ThreadView.css'
import { MessageHeader } from './MessageHeader.tsx'
import { MessageView } from './MessageView.tsx'
import { useLeftMessage } from './use-left-messages.ts'

export function MessagePage() {
  const t = useText()
  const { messageId } = useParams({ from: '/messages/$messageId' })
  const { data: message, isError, refetch } = useLeftMessage(messageId)
  return (
    <div className="desk-thread desk-left">
      <MessageHeader message={message ?? undefined} />
      {/* A remark that is being written belongs to its message alone. */}
      {message && <MessageView key={messageId} message={message} />}
      {message === undefined && !isError && (
        <div role="status" aria-label={t('messages.loading')} className="desk-thread-loading">
          <Skeleton height={120} radius="lg" />
        </div>
      )}
      {message === null && <Note title={t('messages.unknown')} />}
      {message === undefined && isError && (
        <Note title={t('messages.failed')}>
          <Button variant="light" mt="sm" onClick={() => void refetch()}>
            {t('thread.again')}
          </Button>
        </Note>
      )}
    </div>
  )
}
