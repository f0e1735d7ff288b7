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
  // Without the bridge nobody hears the page around us; the chat itself goes on.
  const bridge = await import('./bridge.ts').catch(() => undefined)
  window.removeEventListener('message', hold)
  bridge?.openBridge(chat, early, locale)
}
