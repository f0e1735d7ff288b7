import type { Message } from '@foyer/contract/messages/message.ts'
import { useUiText } from '../text.tsx'
import { KindView } from './KindView.tsx'
import { LinkedText } from './LinkedText.tsx'
import './MessageView.css'
import { useRichPart } from './use-rich-part.ts'

/** D-16 msgTransContent: beside the original, never instead of it. */
function MessageTranslation({ text }: { text: string }) {
  const t = useUiText()
  return (
    <div className="foyer-translation">
      <span>{t('message.translation')}</span>
      <LinkedText text={text} />
    </div>
  )
}

/** D-16 replyMsg: what a message answers. Plain text, whatever it was. */
function MessageQuote({ text }: { text: string }) {
  const t = useUiText()
  return (
    <blockquote className="foyer-quote" dir="auto" aria-label={t('message.quote')}>
      {text}
    </blockquote>
  )
}

/** A message, whatever its kind: what it answers, what it says, the same in another language, and what can be done. */
export function MessageView({ message }: { message: Message }) {
  return (
    <div className="foyer-message">
      {message.quote && <MessageQuote text={message.quote} />}
      <KindView message={message} />
      {message.translation && <MessageTranslation text={message.translation} />}
      {message.robot && <Extras message={message} />}
    </div>
  )
}

function Extras({ message }: { message: Message }) {
  const part = useRichPart()
  return part && <part.MessageExtras message={message} />
}
