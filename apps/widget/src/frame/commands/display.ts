import { decodeChannel } from '@foyer/contract/channel/decode-channel.ts'
import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { done, type Command, type Host } from '../host.ts'
import { matchLocale } from '@foyer/i18n/choose-locale.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { claim } from '../claim.ts'

/** Also by the spec's own message. Whoever opens the chat wants to write. */
export const shown: Command<'shown'> = ({ isShown, takesFocus = true }, host) => {
  const isOpening = takesFocus && isShown && !host.chat.frame.isShown()
  show(host, isShown)
  if (isOpening) host.surface.focusComposer()
  return done
}

/** A chat that the visitor has opened does not wait to be opened after a reload. */
export function show({ chat: { frame }, surface }: Pick<Host, 'chat' | 'surface'>, isShown: boolean): void {
  frame.show(isShown)
  if (isShown) surface.setHeld(false)
}

/**
 * K-04: the page speaks another language from now on, and so do the letters that the server writes. An empty one gives
 * the choice back to channel, address and browser.
 */
export const locale: Command<'locale'> = async ({ locale: tag }, host) => {
  const wanted = matchLocale(tag)
  if (!wanted && tag !== '') return 'invalid'
  const { setLocale, kept } = host.chat.frame
  // The stored locale may be the page's choice and not the visitor's.
  if (!wanted) kept.saveLocale('')
  const code = await setLocale(wanted).catch(() =>
    ignoreExpected('the page learns that the texts are unavailable'),
  )
  if (!code) return 'unavailable'
  // Before there is a conversation, its start will say so.
  void claim(host, { locale: code })
  void readSettings(host, code)
  return done
}

/** The language that a chat was told last. */
const lastTold = new WeakMap<Host['chat'], LocaleCode>()

/**
 * The channel may have texts of its own in this language. Without an answer they stay as they are. The first settings are
 * there already: before them no command is heard.
 */
async function readSettings({ chat, client, now }: Host, code: LocaleCode): Promise<void> {
  const { session, params } = chat
  lastTold.set(chat, code)
  await wanted(session)
  if (lastTold.get(chat) !== code) return
  const input = { channelId: params.channelId, locale: code }
  const answer = await client.channelInfo(input)
  if (!answer.ok || lastTold.get(chat) !== code) return
  const outcome = { ok: true, data: decodeChannel(answer.data) } as const
  session.dispatch({ type: 'answered', call: 'channelInfo', input, outcome, at: now() })
}

/** A frame that is only prepared asks nothing of the server. */
async function wanted({ get, subscribe }: Host['chat']['session']): Promise<void> {
  if (get().isWanted) return
  await new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (!get().isWanted) return
      stop()
      resolve()
    })
  })
}

export const theme: Command<'theme'> = ({ theme: chosen }, { surface }) => {
  surface.setTheme(chosen)
  return done
}
