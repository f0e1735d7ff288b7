import type { LeaveTab } from '@foyer/core/leave-message/tabs.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { useState, useSyncExternalStore } from 'react'
import { useChat, useSession } from '../../session/ChatContext.tsx'
import { useDateTime } from './use-date-time.ts'
import { leaveDraftOf } from './leave-draft-of.ts'
import { LeaveView } from './LeaveView.tsx'

export function LeaveSheet({ leave }: { leave: NonNullable<SessionState['leave']> }) {
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
