import type { SessionEvent } from '@foyer/core/session/event.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Chat } from './chat.ts'
import type { Notice } from './toast-store.ts'

const ChatContext = createContext<Chat | undefined>(undefined)

export const ChatProvider = ChatContext.Provider

export function useChat(): Chat {
  const chat = useContext(ChatContext)
  if (!chat) throw new Error('no chat around this part')
  return chat
}

/** What a part needs to know of the session. The selector must give back the same value for the same state. */
export function useSession<T>(select: (state: SessionState) => T): T {
  const { session } = useChat()
  const selected = (): T => select(session.getSnapshot())
  return useSyncExternalStore(session.subscribe, selected, selected)
}

export function useDispatch(): (event: SessionEvent) => void {
  return useChat().session.dispatch
}

export function useNotices(): readonly Notice[] {
  const { toasts } = useChat()
  return useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot)
}
