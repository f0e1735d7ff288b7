import { takesAttachments } from '@foyer/core/leave-message/takes-attachments.ts'
import type { LeaveTab } from '@foyer/core/leave-message/tabs.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { useState, useSyncExternalStore } from 'react'
import { useChat, useSession } from '../../session/ChatContext.tsx'
import { Attachments } from '../tickets/attachments/Attachments.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import { leaveDraftOf } from './leave-draft-of.ts'
import type { LeaveShell } from './LeaveFrame.tsx'
import { LeavePageLink } from './LeavePageLink.tsx'
import { LeaveView } from './LeaveView.tsx'
import { useDateTime } from './use-date-time.ts'
import { useNobodyHere } from './use-nobody-here.ts'

type PlainLeaveProps = { leave: NonNullable<SessionState['leave']>; Shell: LeaveShell | undefined }

export function PlainLeave({ leave, Shell }: PlainLeaveProps) {
  const chat = useChat()
  const { draft, attachments } = leaveDraftOf(chat)
  const attached = useSyncExternalStore(attachments.subscribe, attachments.getSnapshot)
  const canAttach = useSession(({ channel }) => channel !== undefined && takesAttachments(channel))
  const nobodyHere = useNobodyHere()
  const { dispatch } = chat.session
  const written = useSyncExternalStore(draft.subscribe, draft.getSnapshot)
  const factory = useFactoryText()
  const tip = factory(useSession(({ channel }) => channel?.leaveMsgTitle ?? ''))
  const dateTime = useDateTime()
  const [tab, setTab] = useState<LeaveTab>('write')

  function show(next: LeaveTab): void {
    setTab(next)
    if (next === 'earlier') dispatch({ type: 'earlierAsked' })
    else if (tab === 'earlier') draft.clear()
  }

  return (
    <LeaveView
      {...written}
      Shell={Shell}
      tip={tip}
      nobodyHere={nobodyHere}
      attachments={canAttach && <Attachments {...attached} {...attachments} />}
      tab={tab}
      isSending={leave.isSending}
      earlier={leave.earlier}
      dateTime={dateTime}
      onTab={show}
      onEdit={draft.edit}
      onSubmit={draft.submit}
      onClose={draft.dismiss}
      pageLink={!Shell && <LeavePageLink />}
    />
  )
}
