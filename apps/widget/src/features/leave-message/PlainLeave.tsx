import { takesAttachments } from '@foyer/core/leave-message/takes-attachments.ts'
import type { LeaveTab } from '../../rules/leave-message/tabs.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { useState } from 'react'
import { useChat, useSession } from '../../session/ChatContext.tsx'
import { Attachments } from '../forms/attachments/Attachments.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import { newId } from '@foyer/client/new-id.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { rawLocalStorage, createStorage } from '@foyer/client/storage.ts'
import { emptyLeaveDraft, readLeaveDraft } from '../../rules/leave-message/draft.ts'
import { timing } from '@foyer/core/timing.ts'
import type { Chat } from '../../session/chat.ts'
import { accessOf } from '../forms/access-of.ts'
import { createAttachments, type AttachmentStore } from '../forms/attachments/create-attachments.ts'
import { createLeaveDraft, type DraftShelf, type LeaveDraftStore } from './create-leave-draft.ts'
import type { LeaveShell } from '../forms/LeaveFrame.tsx'
import { LeavePageLink } from '../forms/LeavePageLink.tsx'
import { LeaveView } from './LeaveView.tsx'
import { useDateTime } from '../forms/use-date-time.ts'
import { useNobodyHere } from '../forms/use-nobody-here.ts'

type Kept = { draft: LeaveDraftStore; attachments: AttachmentStore }

/** One for each chat: the popup closes and opens around it. */
const stores = new WeakMap<Chat, Kept>()

export function leaveDraftOf(chat: Chat): Kept {
  const known = stores.get(chat) ?? createKept(chat)
  stores.set(chat, known)
  return known
}

function createKept(chat: Chat): Kept {
  let attachments: AttachmentStore | undefined
  const draft = createLeaveDraft(chat.session, newId, shelfOf(chat), (files, onFiles) => {
    attachments = createAttachments({ access: accessOf(chat), files, onFiles })
    return attachments
  })
  if (!attachments) throw new Error('the draft has not opened its files')
  return { draft, attachments }
}

function shelfOf({ params }: Chat): DraftShelf {
  const store = createStorage(browserClock, rawLocalStorage())
  const key = `${params.channelId}&leave`
  return {
    read: () => readLeaveDraft(store.get(key)),
    write: (draft) =>
      draft === emptyLeaveDraft ? store.remove(key) : store.set(key, draft, timing.userIdLifetimeMs),
  }
}

type PlainLeaveProps = { leave: NonNullable<SessionState['leave']>; Shell: LeaveShell | undefined }

export function PlainLeave({ leave, Shell }: PlainLeaveProps) {
  const chat = useChat()
  const { draft, attachments } = leaveDraftOf(chat)
  const attached = useStore(attachments)
  const canAttach = useSession(({ channel }) => channel !== undefined && takesAttachments(channel))
  const nobodyHere = useNobodyHere()
  const { dispatch } = chat.session
  const written = useStore(draft)
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
