import type { LocalMessage } from '@foyer/core/messages/item.ts'
import { messageOfLocal } from '../../rules/messages/local-message.ts'
import { frameOf } from '@foyer/ui/messages/kinds.ts'
import { MessageView } from '@foyer/ui/messages/MessageView.tsx'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useMemo } from 'react'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { useText } from '../../text/TextProvider.tsx'
import { Bubble } from './Bubble.tsx'
import { useDispatch } from '../../session/ChatContext.tsx'
import './LocalRow.css'
import { MessageRow } from './MessageRow.tsx'
import { useShownMessage } from './use-shown-message.ts'

function FailedLine({ id }: { id: string }) {
  const t = useText()
  const dispatch = useDispatch()
  return (
    <div className="failed">
      <span className="failed-text" role="alert">
        <TriangleAlert size={16} />
        {t('message.failed')}
      </span>
      <button type="button" onClick={() => dispatch({ type: 'retryPressed', id })}>
        <RotateCw size={14} />
        {t('message.retry')}
      </button>
      <button type="button" onClick={() => dispatch({ type: 'discardPressed', id })}>
        {t('message.discard')}
      </button>
    </div>
  )
}

type LocalRowProps = { local: LocalMessage; isFirst: boolean; isLast: boolean }

/** T-02: on its way, or refused with a warning and the choice to try again. */
export function LocalRow({ local, isFirst, isLast }: LocalRowProps) {
  const t = useText()
  const message = useMemo(() => messageOfLocal(local), [local])
  const shown = useShownMessage(message)
  // T-22: a canned answer is on its way to the log only; the visitor has it.
  if (local.by) return <MessageRow message={message} isFirst isLast />
  const isFailed = local.status === 'failed'
  return (
    <div className="message message-own">
      <div className="message-body">
        <div className="local">
          {!isFailed && <Spinner label={t('message.loading')} />}
          <Bubble isOwn isFirst={isFirst} isLast={isLast} frame={frameOf(local.content.kind)}>
            <span className="hidden-text">{t('message.you')}: </span>
            <MessageView message={shown} />
          </Bubble>
        </div>
        {isFailed && <FailedLine id={local.id} />}
      </div>
    </div>
  )
}
