import type { SessionState } from '@foyer/core/session/state.ts'
import { useEffect } from 'react'
import { useAppearance } from '../../appearance/use-appearance.ts'
import { ConnectionLine } from '../../features/connection/ConnectionLine.tsx'
import { LeaveSheet } from '../../features/leave-message/LeaveSheet.tsx'
import { SignInQuestion } from '../../features/sign-in/SignInQuestion.tsx'
import { ToastList } from '../../features/toasts/ToastList.tsx'
import type { Chat } from '../../session/chat.ts'
import { ChatProvider, useDispatch, useSession } from '../../session/ChatContext.tsx'
import { LeavePageShell } from './LeavePageShell.tsx'
import { NothingToLeave } from './NothingToLeave.tsx'

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
  // What was left closes the popup; here there is nothing behind it, so it is open again.
  useEffect(() => {
    if (isKnown && !leave) dispatch({ type: 'leavePressed' })
  }, [dispatch, isKnown, leave])
  if (!channel || !isKnown) return <NothingToLeave text="page.opening" />
  return channel.leaveMsgMode === 1 ? (
    <LeaveSheet leave={leave ?? closed} Shell={LeavePageShell} />
  ) : (
    <NothingToLeave text="leave.off" />
  )
}
