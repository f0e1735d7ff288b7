import { useState, type ComponentProps } from 'react'
import type { LeaveShell } from '../../features/leave-message/LeaveFrame.tsx'
import { useChat } from '../../session/ChatContext.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { backAddress } from './back-address.ts'

/** What the popup is to the chat, as a page: closing leads back to the chat. */
export function LeavePageShell({ title, actions, children }: ComponentProps<LeaveShell>) {
  const { params } = useChat()
  const [back] = useState(() => backAddress(params, Math.random))
  return (
    <PageFrame title={title} back={back} width="form" actions={actions}>
      {children}
    </PageFrame>
  )
}
