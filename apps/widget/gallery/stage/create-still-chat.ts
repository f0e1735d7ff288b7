import { browserPorts } from '@foyer/client/ports/ports.ts'
import { createStorage } from '@foyer/client/storage.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import type { Rules, SessionState } from '@foyer/core/session/state.ts'
import { readPageParams } from '../../src/page-params.ts'
import type { Chat } from '../../src/session/chat.ts'
import { createBrowserStorage } from '../../src/session/browser-storage.ts'
import { createSessionStore, type SessionStore } from '../../src/session/store.ts'
import { createToastStore } from '../../src/session/toast-store.ts'
import { nowMs } from './conversation.ts'

type Given = { state: SessionState; search: string; tell: (event: SessionEvent) => void }

/** A chat that stands still: it tells what was pressed, and nothing comes of it. */
export function createStillChat({ state, search, tell }: Given): Chat {
  return chatWith({ get: () => state, subscribe: () => () => undefined, dispatch: tell }, search)
}

/** A chat that takes every step it can without a server: what it asks for stays unanswered. */
export function createLiveChat({ state, search, tell }: Given): Chat {
  const session = createSessionStore(state, rulesOf(search), () => undefined)
  function dispatch(event: SessionEvent): void {
    tell(event)
    session.dispatch(event)
  }
  return chatWith({ ...session, dispatch }, search)
}

/** Nobody stands around an exhibit. */
const store = createStorage(browserPorts().clock, undefined)
const nothing = (): void => undefined
const stillFrame: Chat['frame'] = {
  store,
  kept: createBrowserStorage(store, ''),
  watch: nothing,
  isShown: () => true,
  show: nothing,
  hide: nothing,
  hideBy: nothing,
  setLocale: async () => 'en',
}

function rulesOf(search: string): Rules {
  const localeFor = (configured: string) => configured
  return { ...readPageParams(search, ''), localeFor, browserId: '' }
}

function chatWith(session: SessionStore, search: string): Chat {
  const { dispatch } = session
  let sent = 0
  const fresh = () => ({ id: `sent-${++sent}`, at: nowMs })
  return {
    session,
    toasts: createToastStore(browserPorts().clock),
    params: readPageParams(search, ''),
    token: () => undefined,
    frame: stillFrame,
    openLinksBy: nothing,
    isQuiet: false,
    callBell: { ring: () => undefined },
    send: (text, asked) => dispatch({ type: 'sendPressed', ...fresh(), text, ...(asked && { asked }) }),
    sendContent: (content) => dispatch({ type: 'contentSent', ...fresh(), content }),
    sendProduct: () => dispatch({ type: 'productSent', ...fresh() }),
    pressMenu: (item) => dispatch({ type: 'menuPressed', ...fresh(), item, answerId: `sent-${++sent}` }),
  }
}
