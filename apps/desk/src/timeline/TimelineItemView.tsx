import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useTimes, useLanguage } from '../text/use-times.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { lineText } from './line-text.ts'
import './LineView.css'
import type { LineEvent, TimelineItem } from '../state/thread/timeline.ts'
import { MessageLine } from './MessageLine.tsx'
import './TimelineItemView.css'
import { Button } from '@mantine/core'
import { frameOf } from '@foyer/ui/messages/kinds.ts'
import { MessageView } from '@foyer/ui/messages/MessageView.tsx'
import { CircleAlert, Clock } from 'lucide-react'
import { errorKey } from '../text/failure-text.ts'
import { NoteMark } from './NoteMark.tsx'
import type { Unsent } from '../state/outbox/outbox.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import type { Message } from '@foyer/contract/messages/message.ts'

/** A reply that is on its way, or that did not get there. */
function UnsentLine({ item, startsGroup }: { item: Unsent; startsGroup: boolean }) {
  const t = useText()
  const message = unsentMessage(item)
  const isFree = !item.isNote && frameOf(message.content.kind) !== 'bubble'
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

/** An unsent reply as the message that it will become. */
function unsentMessage({ id, text, at, msgType, fileName, isNote, quote }: Unsent): Message {
  return decodeMessage({
    id,
    msgType: msgType ?? msgTypes.text,
    senderType: 2,
    msgContent: text,
    msgTime: at,
    ...(fileName && { fileName }),
    ...(quote && { replyMsg: quote.words }),
    ...(isNote && { insideFlag: 1 }),
  })
}

/** Without a row it is only looked at. */
type TimelineItemViewProps = {
  item: TimelineItem
  visitorName: string
  row?: ThreadRow | undefined
  now: number
}

export function TimelineItemView({ item, visitorName, row, now }: TimelineItemViewProps) {
  const times = useTimes()
  switch (item.kind) {
    case 'day':
      return (
        <p className="desk-day">
          <span>{times.day(item.at, now)}</span>
        </p>
      )
    case 'line':
      return <LineView event={item.event} />
    case 'message':
      return <MessageLine item={item} visitorName={visitorName} row={item.isGreeting ? undefined : row} />
    case 'unsent':
      return <UnsentLine item={item.item} startsGroup={item.startsGroup} />
  }
}

/** Something that happened and that nobody said. */
function LineView({ event }: { event: LineEvent }) {
  const t = useText()
  const times = useTimes()
  const language = useLanguage()
  const { agent } = useDesk()
  return (
    <p className="desk-line">
      {lineText(event, agent.adminId, t, language)}{' '}
      <time dateTime={new Date(event.at).toISOString()}>{times.clock(event.at)}</time>
    </p>
  )
}
