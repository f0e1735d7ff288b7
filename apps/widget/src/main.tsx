import '@foyer/ui/theme.css'
import './page.css'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { rawLocalStorage, createStorage } from '@foyer/client/storage.ts'
import { chooseLocale } from '@foyer/i18n/choose-locale.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openFrame } from './frame/open-frame.ts'
import { readPageParams } from './page-params.ts'
import { goTo, needsChannel, routeOf, Routes } from './routes.tsx'
import { createChat } from './session/chat.ts'
import { createBrowserStorage, knownVisitor } from './session/browser-storage.ts'
import { takeLinkToken } from './session/link-token.ts'
import { createLocaleStore } from './session/locale-store.ts'
import { readBootstrap } from './session/bootstrap.ts'
import { TextProvider } from './text/TextProvider.tsx'

const route = routeOf(location.pathname)
const linkToken = route === '/workorder' ? takeLinkToken(location, history) : ''
const params = readPageParams(location.search, document.referrer)
const bootstrap = readBootstrap(document)
const locale = createLocaleStore(navigator.languages, bootstrap?.texts)
const isHosted = params.isFramed && !params.isPreview && window.parent !== window
// Nothing is asked of the server or kept in the browser by a page that is no chat.
const chat =
  needsChannel(route) && params.channelId !== ''
    ? createChat(params, locale, goTo, {
        isQuiet: route !== '/index',
        isHeld: isHosted && params.hasLoader,
        bootstrap,
      })
    : undefined
if (chat && isHosted) void openFrame(chat, locale)
if (!chat) {
  // S-02: without a channel there is no chat.
  if (route === '/index' || route === '/404') goTo('/404')
  const store = createStorage(browserClock, rawLocalStorage())
  const channelId = params.channelId || (knownVisitor(store, {})?.channelId ?? '')
  const stored = createBrowserStorage(store, channelId).locale()
  void locale.use(chooseLocale({ parameter: params.locale, stored, browser: navigator.languages }))
}

const root = document.getElementById('root')
const stops = [locale.subscribe(draw), bootstrap && chat?.session.subscribe(draw)]
draw()

/** Once, as soon as there is something to say: until then the first paint of the page stays. */
function draw(): void {
  // Settings that the page brought are a moment away: drawn without them, everything would move when they are there.
  if (!root || !locale.get() || (bootstrap && chat?.session.get().channel === undefined)) return
  for (const stop of stops) stop?.()
  createRoot(root).render(
    <StrictMode>
      <TextProvider locale={locale}>
        <Routes chat={chat} linkToken={linkToken} />
      </TextProvider>
    </StrictMode>,
  )
}
