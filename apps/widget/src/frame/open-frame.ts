import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { Chat } from '../session/chat.ts'
import type { LocaleStore } from '../session/locale-store.ts'

/** More than a page has to say before anybody can have answered. */
const most = 50

/** For a chat with a site's page around it. What that page says while the bridge is downloaded is not lost. */
export async function openFrame(chat: Chat, locale: LocaleStore): Promise<void> {
  const early: MessageEvent<unknown>[] = []
  function hold(message: MessageEvent<unknown>): void {
    if (message.source === window.parent && early.length < most) early.push(message)
  }
  window.addEventListener('message', hold)
  const bridge = await import('./bridge.ts').catch(() =>
    ignoreExpected('without the bridge the chat works and the page around it gets no answer'),
  )
  window.removeEventListener('message', hold)
  bridge?.openBridge(chat, early, locale)
}
