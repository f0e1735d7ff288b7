import type { Message } from '@foyer/contract/messages/message.ts'
import { kindOf } from './kinds.ts'
import { MessageQuote } from './MessageQuote.tsx'
import { MessageTranslation } from './MessageTranslation.tsx'
import './MessageView.css'
import { useRichPart } from './use-rich-part.ts'

/** A message, whatever its kind: what it answers, what it says, the same in another language, and what can be done. */
export function MessageView({ message }: { message: Message }) {
  const { View } = kindOf(message.content.kind)
  return (
    <div className="foyer-message">
      {message.quote && <MessageQuote text={message.quote} />}
      <View message={message} />
      {message.translation && <MessageTranslation text={message.translation} />}
      {message.robot && <Extras message={message} />}
    </div>
  )
}

function Extras({ message }: { message: Message }) {
  const part = useRichPart()
  return part && <part.MessageExtras message={message} />
}
