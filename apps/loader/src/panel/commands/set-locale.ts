import { maybeText } from './checks.ts'
import type { Command } from './command.ts'

/** An empty one gives the choice back to channel and browser. */
export const setLocale: Command = async (chat, said) => {
  const locale = maybeText(said, 16) ?? ''
  chat.remembered.locale = locale
  chat.tell({ do: 'locale', locale })
  // The launcher may have done it already.
  if (chat.settings.locale === locale) return
  chat.settings.locale = locale
  await chat.refreshLine()
}
