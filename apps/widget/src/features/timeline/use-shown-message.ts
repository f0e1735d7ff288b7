import type { Message } from '@foyer/contract/messages/message.ts'
import { saysMenuName } from '../../rules/menu/menu-items.ts'
import { isGreeting } from '@foyer/core/messages/greeting.ts'
import { useSession } from '../../session/ChatContext.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'

/** A text of the channel's is shown in the visitor's language; what a person has written stays as it is. */
export function useShownMessage(message: Message): Message {
  const factory = useFactoryText()
  const isConfigured = useSession(
    ({ channel }) => message.sender === 'system' || isGreeting(message) || saysMenuName(channel, message),
  )
  const { content } = message
  return isConfigured && content.kind === 'text'
    ? { ...message, content: { ...content, text: factory(content.text) } }
    : message
}
