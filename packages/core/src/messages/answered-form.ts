import type { FormField } from '@foyer/contract/forms/field.ts'
import type { Message } from '@foyer/contract/messages/message.ts'

/** An answered form comes as the visitor's, at a place of its own in the log. */
export function isFilledIn({ sender, content }: Message): boolean {
  return sender === 'visitor' && content.kind === 'form' && content.submitted
}

/** A form message with what was filled in; anything else stays what it is. */
export function answeredForm(message: Message, fields: readonly FormField[]): Message {
  const { content } = message
  if (content.kind !== 'form' && content.kind !== 'externalForm') return message
  return { ...message, content: { ...content, fields: [...fields], submitted: true } }
}
