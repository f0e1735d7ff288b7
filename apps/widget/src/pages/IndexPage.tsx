import { ChatProvider } from '../session/ChatContext.tsx'
import type { Chat } from '../session/chat.ts'
import { ChatLayout } from '../layouts/ChatLayout.tsx'

export function IndexPage({ chat }: { chat: Chat }) {
  return (
    <ChatProvider value={chat}>
      <ChatLayout />
    </ChatProvider>
  )
}
