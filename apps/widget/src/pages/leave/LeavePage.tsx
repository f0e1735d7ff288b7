import type { SessionState } from '@foyer/core/session/state.ts'
import { useEffect, useState, type ComponentProps } from 'react'
import { useAppearance } from '../../appearance/use-appearance.ts'
import { ConnectionLine } from '../../features/connection/ConnectionLine.tsx'
import { LeaveSheet, ConnectedReceipt } from '../../features/leave-message/LeaveSheet.tsx'
import { SignInQuestion } from '../../features/sign-in/SignInQuestion.tsx'
import { ToastList } from '../../features/toasts/ToastList.tsx'
import type { Chat } from '../../session/chat.ts'
import { ChatProvider, useDispatch, useSession, useChat } from '../../session/ChatContext.tsx'
import { navigate } from 'wouter/use-browser-location'
import type { LeaveShell } from '../../features/forms/LeaveFrame.tsx'
import { focusComposer } from '../../frame/focus-composer.ts'
import { BackContext } from '../BackContext.ts'
import { PageFrame } from '../PageFrame.tsx'
import { backAddress, chatAddressIn } from './back-address.ts'
import { useText } from '../../text/TextProvider.tsx'
import { PageNotice } from '../PageNotice.tsx'

/** The leave-message popup as a page. Closing it leads back to the chat. */
function LeavePageShell({ title, actions, children }: ComponentProps<LeaveShell>) {
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

/** Not yet, or not in this channel. */
function NothingToLeave({ text }: { text: 'page.opening' | 'leave.off' }) {
  const t = useText()
  return (
    <LeavePageShell title={t('leave.title')} onClose={() => undefined} actions={undefined}>
      <PageNotice text={t(text)} />
    </LeavePageShell>
  )
}

/** S-29: the screen for messages to those who are away. */
export function LeavePage({ chat }: { chat: Chat }) {
  return (
    <ChatProvider value={chat}>
      <ConnectionLine />
      <LeaveScreen />
      <SignInQuestion />
      <ToastList />
    </ChatProvider>
  )
}

const closed: NonNullable<SessionState['leave']> = {
  isSending: false,
  earlier: undefined,
  text: '',
  endsWait: false,
}

export function LeaveScreen() {
  useAppearance()
  const dispatch = useDispatch()
  const channel = useSession((state) => state.channel)
  const isKnown = useSession((state) => state.visitor !== undefined)
  const leave = useSession((state) => state.leave)
  // Sending closes the popup. This page has nothing behind the popup, so it opens again.
  useEffect(() => {
    if (isKnown && !leave) dispatch({ type: 'leavePressed' })
  }, [dispatch, isKnown, leave])
  if (!channel || !isKnown) return <NothingToLeave text="page.opening" />
  return channel.leaveMsgMode ? (
    <LeaveSheet leave={leave ?? closed} Shell={LeavePageShell} />
  ) : (
    <NothingToLeave text="leave.off" />
  )
}
