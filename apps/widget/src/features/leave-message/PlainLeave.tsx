import type { LeaveTab } from '@foyer/core/leave-message/tabs.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { useState, useSyncExternalStore } from 'react'
import { useChat, useSession } from '../../session/ChatContext.tsx'
import { leaveDraftOf } from './leave-draft-of.ts'
import type { LeaveShell } from './LeaveFrame.tsx'
import { LeaveView } from './LeaveView.tsx'
import { useDateTime } from './use-date-time.ts'

type PlainLeaveProps = { leave: NonNullable<SessionState['leave']>; Shell: LeaveShell | undefined }

export function PlainLeave({ leave, Shell }: PlainLeaveProps) {
  const chat = useChat()
  const draft = leaveDraftOf(chat)
  const { dispatch } = chat.session
  const written = useSyncExternalStore(draft.subscribe, draft.getSnapshot)
  const tip = useSession(({ channel }) => channel?.leaveMsgTitle ?? '')
  const dateTime = useDateTime()
  const [tab, setTab] = useState<LeaveTab>('write')

  function show(next: LeaveTab): void {
    setTab(next)
    if (next === 'earlier') dispatch({ type: 'earlierAsked' })
  }

  return (
    <LeaveView
      {...written}
      Shell={Shell}
      tip={tip}
      tab={tab}
      isSending={leave.isSending}
      earlier={leave.earlier}
      dateTime={dateTime}
      onTab={show}
      onEdit={draft.edit}
      onSubmit={draft.submit}
      onClose={draft.dismiss}
    />
  )
}
