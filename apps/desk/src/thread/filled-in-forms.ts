import type { Message } from '@foyer/contract/messages/message.ts'
import { answeredForm, isFilledIn } from '@foyer/core/messages/answered-form.ts'
import type { LogEvent } from './log-event.ts'

/** The log repeats a form when it was answered: it fills in the form where that is in sight, and is no second one. */
export function filledInForms(events: readonly LogEvent[]) {
  const answers = new Map<string, Message>()
  const asked = new Set<string>()
  for (const event of events) {
    if (event.kind !== 'message') continue
    if (isFilledIn(event.message)) answers.set(event.message.msgId, event.message)
    else asked.add(event.message.msgId)
  }
  return {
    isEcho: (event: LogEvent): boolean =>
      event.kind === 'message' && isFilledIn(event.message) && asked.has(event.message.msgId),
    apply: (message: Message): Message => {
      const content = answers.get(message.msgId)?.content
      return content && 'fields' in content ? answeredForm(message, content.fields) : message
    },
  }
}
