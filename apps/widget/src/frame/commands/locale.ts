import { matchLocale } from '@foyer/i18n/choose-locale.ts'
import { claim } from '../claim.ts'
import { done, type Command } from '../host.ts'

/**
 * K-04: the page speaks another language from now on, and so do the letters that the server writes. An empty one gives
 * the choice back to channel, address and browser.
 */
export const locale: Command<'locale'> = async ({ locale: tag }, host) => {
  const wanted = matchLocale(tag)
  if (!wanted && tag !== '') return 'invalid'
  const { setLocale, kept } = host.chat.frame
  // What was chosen for the visitor is no choice of theirs.
  if (!wanted) kept.saveLocale('')
  const code = await setLocale(wanted).catch(() => undefined)
  if (!code) return 'unavailable'
  // Before there is a conversation, its start will say so.
  void claim(host, { locale: code })
  return done
}
