import '@foyer/ui/theme.css'
import './page.css'
import { chooseLocale } from '@foyer/i18n/choose-locale.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readPageParams } from './page-params.ts'
import { goTo, routeOf, Routes } from './routes.tsx'
import { createChat } from './session/chat.ts'
import { createLocaleStore } from './session/locale-store.ts'
import { TextProvider } from './text/TextProvider.tsx'

const params = readPageParams(location.search, document.referrer)
const locale = createLocaleStore(navigator.languages)
const isChat = routeOf(location.pathname) === '/index' && params.channelId !== ''
// Nothing is asked of the server or kept in the browser by a page that is no chat.
const chat = isChat ? createChat(params, locale, goTo) : undefined
if (!chat) {
  // S-02: without a channel there is nothing to open.
  goTo('/404')
  void locale.use(chooseLocale({ parameter: params.locale, browser: navigator.languages }))
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <TextProvider locale={locale}>
        <Routes chat={chat} />
      </TextProvider>
    </StrictMode>,
  )
}
