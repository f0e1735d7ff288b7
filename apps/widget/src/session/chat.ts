import type { MenuItem } from '@foyer/contract/channel/config/menus.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { Asked } from '@foyer/core/robot/asked.ts'
import { browserPorts } from '@foyer/client/ports/ports.ts'
import { newId } from '@foyer/client/new-id.ts'
import { browserStorage, createStore } from '@foyer/client/storage.ts'
import { chooseLocale } from '@foyer/i18n/choose-locale.ts'
import { indexAddress } from '../base-path.ts'
import type { PageParams } from '../page-params.ts'
import { createKept } from './kept.ts'
import type { LocaleStore } from './locale-store.ts'
import { openLink } from './open-link.ts'
import { playSound } from './play-sound.ts'
import { run } from './run.ts'
import { createToastStore } from './toast-store.ts'

/** Everything that lives as long as the page: the session, the notices, and what a person can do. */
export function createChat(params: PageParams, locale: LocaleStore, goTo: (route: '/404') => void) {
  const ports = browserPorts()
  const store = createStore(ports.clock, browserStorage())
  const kept = createKept(store, params.channelId)
  const toasts = createToastStore(ports.clock)

  function localeFor(configured: string) {
    const browser = [...navigator.languages]
    return chooseLocale({ configured, parameter: params.locale, stored: kept.locale(), browser })
  }

  const session = run(
    {
      channelId: params.channelId,
      browserId: kept.browserId(),
      previousUrl: params.previousUrl,
      localeFor,
      isPreview: params.isPreview,
      inviteEvaluate: params.inviteEvaluate,
      hasLeaveScreen: false,
      product: params.product,
    },
    {
      ports,
      store,
      kept,
      notify: toasts.show,
      reload: () => location.reload(),
      navigate: (to) => (to === '/404' ? goTo(to) : location.assign(indexAddress(location.search))),
      openLink,
      playSound: () => void playSound(),
      useLocale: (configured) => {
        const code = localeFor(configured)
        kept.saveLocale(code)
        void locale.use(code)
      },
      setTitle: (show, channelTitle) => {
        const t = locale.getSnapshot()?.t
        const base = channelTitle || t?.('page.title') || document.title
        document.title = show === 'base' || !t ? base : t(show === 'typing' ? 'title.typing' : 'title.unread')
      },
    },
  )

  void locale.use(localeFor(''))
  document.addEventListener('visibilitychange', tellVisibility)
  tellVisibility()
  session.dispatch({ type: 'opened' })

  function tellVisibility(): void {
    session.dispatch({ type: 'visibilityChanged', isVisible: document.visibilityState === 'visible' })
  }

  return {
    session,
    toasts,
    params,
    token: kept.token,
    // The machine has neither clock nor chance: both are added here.
    send: (text: string, asked?: Asked): void =>
      session.dispatch({
        type: 'sendPressed',
        id: newId(),
        text,
        at: ports.clock.now(),
        ...(asked && { asked }),
      }),
    sendContent: (content: MessageContent): void =>
      session.dispatch({ type: 'contentSent', id: newId(), content, at: ports.clock.now() }),
    sendProduct: (): void => session.dispatch({ type: 'productSent', id: newId(), at: ports.clock.now() }),
    pressMenu: (item: MenuItem): void =>
      session.dispatch({ type: 'menuPressed', item, id: newId(), answerId: newId(), at: ports.clock.now() }),
  }
}

export type Chat = ReturnType<typeof createChat>
