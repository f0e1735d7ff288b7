import type { Bootstrap } from '@foyer/contract/channel/bootstrap.ts'
import type { MenuItem } from '@foyer/contract/channel/config/menus.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { Asked } from '@foyer/core/robot/asked.ts'
import { browserPorts } from '@foyer/client/ports/ports.ts'
import { newId } from '@foyer/client/new-id.ts'
import { rawLocalStorage, createStorage } from '@foyer/client/storage.ts'
import { browserFetch } from '@foyer/client/transport.ts'
import { chooseLocale } from '@foyer/i18n/choose-locale.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { indexAddress } from '../base-path.ts'
import type { PageParams } from '../page-params.ts'
import { createBrowserStorage } from './browser-storage.ts'
import type { LocaleStore } from './locale-store.ts'
import { answerOnce } from './bootstrap.ts'
import { openLink } from './open-link.ts'
import { run, type Surroundings } from './run.ts'
import { createToastStore } from './toast-store.ts'

type Options = { isQuiet?: boolean; isHeld?: boolean; bootstrap?: Bootstrap | undefined }

/** Everything that lives as long as the page: the session, the notices, and what a person can do. */
export function createChat(
  params: PageParams,
  locale: LocaleStore,
  goTo: (route: '/404') => void,
  { isQuiet = false, isHeld = false, bootstrap }: Options = {},
) {
  const ports = browserPorts()
  const store = createStorage(ports.clock, rawLocalStorage())
  const kept = createBrowserStorage(store, params.channelId)
  const toasts = createToastStore(ports.clock)
  let isShown = !isHeld
  let hide = (): void => void import('./hide-frame.ts').then(({ hideFrame }) => hideFrame(), ignoreDownload)
  let told: LocaleCode | undefined
  let title: Parameters<Surroundings['setTitle']> = ['base', '']
  let follow = openLink
  const callBell = { ring: (_callId: string): void => undefined }

  /** K-04, unless the page around us has said otherwise since. */
  function localeFor(configured: string): LocaleCode {
    const browser = [...navigator.languages]
    return told ?? chooseLocale({ configured, parameter: params.locale, stored: kept.locale(), browser })
  }

  async function speak(code: LocaleCode): Promise<LocaleCode> {
    await locale.use(code)
    if (watched.get().isWanted) kept.saveLocale(code)
    showTitle()
    return code
  }

  function showTitle(): void {
    const t = locale.get()?.t
    const [show, channelTitle] = title
    const base = channelTitle || t?.('page.title') || document.title
    document.title = show === 'base' || !t ? base : t(show === 'typing' ? 'title.typing' : 'title.unread')
  }

  const watched = run(
    {
      channelId: params.channelId,
      // Asked for when the chat begins: a name is kept from then on, and not before.
      get browserId() {
        return kept.browserId()
      },
      previousUrl: params.previousUrl,
      refer: params.refer,
      about: params.about,
      wish: params.wish,
      localeFor,
      isPreview: params.isPreview,
      isHeld,
      inviteEvaluate: params.inviteEvaluate,
      isQuiet,
      product: params.product,
    },
    {
      ports,
      store,
      kept,
      ...(bootstrap && { fetch: answerOnce(bootstrap, browserFetch) }),
      notify: toasts.show,
      reload: () => location.reload(),
      navigate: (to) => (to === '/404' ? goTo(to) : location.assign(indexAddress(location.search))),
      openLink: (url) => follow(url),
      playSound: () => void import('./play-sound.ts').then(({ playSound }) => playSound(), ignoreDownload),
      ringCall: (callId) => callBell.ring(callId),
      useLocale: (configured) => void speak(localeFor(configured)).catch(ignoreDownload),
      setTitle: (...next) => {
        title = next
        showTitle()
      },
    },
  )
  const { watch, ...session } = watched

  void locale.use(localeFor(bootstrap?.channel.language ?? '')).catch(ignoreDownload)
  document.addEventListener('visibilitychange', tellVisibility)
  tellVisibility()
  session.dispatch({ type: 'opened' })

  /** Messages in a hidden frame or a hidden tab stay unread. */
  function tellVisibility(): void {
    session.dispatch({
      type: 'visibilityChanged',
      isVisible: isShown && document.visibilityState === 'visible',
    })
  }

  return {
    session,
    toasts,
    params,
    token: kept.token,
    /** For the page around us, through the bridge of `frame/bridge.ts`. */
    frame: {
      store,
      kept,
      watch,
      isShown: (): boolean => isShown,
      /** A chat that was only prepared begins when it is first shown. */
      show: (next: boolean): void => {
        isShown = next
        if (next) session.dispatch({ type: 'wanted' })
        tellVisibility()
      },
      hide: (): void => hide(),
      hideBy: (way: () => void): void => {
        hide = way
      },
      setLocale: (code: LocaleCode | undefined): Promise<LocaleCode> => {
        told = code
        return speak(localeFor(session.get().channel?.language ?? ''))
      },
    },
    /** How links of menus open; the chat shows some pages itself. */
    openLinksBy: (way: typeof openLink): void => {
      follow = way
    },
    isQuiet,
    /** The call feature replaces its `ring`. */
    callBell,
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

/** Ignores a failed download: the screen already shows the failure, or it has no visible effect. */
/** The network may be away: the page keeps its texts, stays silent, or stays open. */
function ignoreDownload(): void {}
