import { canSend } from '@foyer/core/session/selectors.ts'
import type { Command } from '../host.ts'

/** Said by the page in the visitor's name, where they can see it. Answers with the id that `message:sent` will name. */
export const send: Command<'send'> = ({ text }, { chat: { session }, newId, now }) => {
  if (!canSend(session.getSnapshot(), text)) return 'unavailable'
  const id = newId()
  session.dispatch({ type: 'sendPressed', id, text, at: now() })
  return { value: { id } }
}
