import type { SessionEvent } from '@foyer/core/session/event.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { createContext, useContext } from 'react'
import type { Chat } from './chat.ts'
import type { Notice } from './toast-store.ts'

const ChatContext = createContext<Chat | undefined>(undefined)

export const ChatProvider = ChatContext.Provider

export function useChat(): Chat {
  const chat = useContext(ChatContext)
  if (!chat) throw new Error('no chat around this part')
  return chat
}

/** Selects from the session state. The selector must return the same value for the same state. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useChat().session, select)
}

export function useDispatch(): (event: SessionEvent) => void {
  return useChat().session.dispatch
}

export function useNotices(): readonly Notice[] {
  return useStore(useChat().toasts)
}
