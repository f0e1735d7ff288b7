import { useState, type ComponentProps } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { LeaveShell } from '../../features/leave-message/LeaveFrame.tsx'
import { ConnectedReceipt } from '../../features/leave-message/LeaveSheet.tsx'
import { focusComposer } from '../../frame/focus-composer.ts'
import { useChat } from '../../session/ChatContext.tsx'
import { BackContext } from '../BackContext.ts'
import { PageFrame } from '../PageFrame.tsx'
import { backAddress, chatAddressIn } from './back-address.ts'

/** What the popup is to the chat, as a page: closing leads back to the chat. */
export function LeavePageShell({ title, actions, children }: ComponentProps<LeaveShell>) {
  const { params, isQuiet, session } = useChat()
  const [back] = useState(() => chatAddressIn(history.state) ?? backAddress(params, Math.random))

  /** The chat that led here goes on as it was; where storage is blocked, no other could know its visitor. */
  function goBack(): void {
    navigate(back, { replace: true })
    session.dispatch({ type: 'leaveDismissed' })
    focusComposer()
  }

  return (
    <BackContext value={isQuiet ? undefined : goBack}>
      <PageFrame title={title} back={back} width="form" actions={actions} takesFocus={!isQuiet}>
        <ConnectedReceipt />
        {children}
      </PageFrame>
    </BackContext>
  )
}
