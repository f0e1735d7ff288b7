import { ActionIcon } from '@mantine/core'
import type { DeskLeftMessage } from '@foyer/contract/desk/left-messages/left-message.ts'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import '../thread/ThreadHeader.css'
import { VisitorFace } from '../visitor/VisitorFace.tsx'
import { MakeTicket } from './MakeTicket.tsx'

export function MessageHeader({ message }: { message: DeskLeftMessage | undefined }) {
  const t = useText()
  const times = useTimes()
  const name = message?.customerName || t('visitor.unnamed')
  return (
    <header className="desk-thread-head">
      <ActionIcon
        component={Link}
        to="/messages"
        search={true}
        className="desk-thread-back"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('thread.back')}
      >
        <ArrowLeft size={20} className="desk-mirrored" />
      </ActionIcon>
      {message && (
        <>
          <VisitorFace name={name} threadId={message.threadId} />
          <div className="desk-thread-who">
            <h1>
              <bdi className="desk-ellipsis">{name}</bdi>
            </h1>
            <p className="desk-ellipsis">
              {message.number > 0 && `#${message.number} · `}
              <bdi>{message.channelName}</bdi> · {times.full(message.createTime)}
            </p>
          </div>
          <MakeTicket message={message} />
        </>
      )}
    </header>
  )
}
