import { pace } from '../pace.ts'
import { within } from '../within.ts'
import type { Command } from './command.ts'
import { reset } from './reset.ts'

/** Whoever takes it back is forgotten, if the chat is there to do it, and nothing of us stays on the page. */
export const consent: Command = async (chat, said) => {
  const isGiven = said === true
  if (!isGiven) chat.forgetPage()
  if (isGiven === chat.hasConsent()) return
  if (!isGiven) {
    if (chat.isConnected()) await within(pace.patienceMs, Promise.resolve(reset(chat))).catch(() => {})
    chat.disconnect('refused')
  }
  chat.setConsent(isGiven)
}
