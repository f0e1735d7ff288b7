import type { LeftMessage } from '@foyer/contract/leave-message/getLeaveMsgList.ts'
import type { LeaveTab } from '@foyer/core/leave-message/tabs.ts'
import { useId, type ReactNode } from 'react'
import type { LeaveDraftState, LeaveDraftStore } from './create-leave-draft.ts'
import { EarlierMessages } from './EarlierMessages.tsx'
import { LeaveActions } from './LeaveActions.tsx'
import { LeaveForm } from './LeaveForm.tsx'
import { LeaveFrame, type LeaveShell } from './LeaveFrame.tsx'
import type { DateTime } from './use-date-time.ts'

type LeaveViewProps = LeaveDraftState & {
  Shell?: LeaveShell | undefined
  /** HTML of the channel's. */
  tip: string
  nobodyHere?: string
  attachments?: ReactNode
  tab: LeaveTab
  isSending: boolean
  /** Undefined until the list is here. */
  earlier: readonly LeftMessage[] | 'failed' | undefined
  dateTime: DateTime
  onTab: (tab: LeaveTab) => void
  onEdit: LeaveDraftStore['edit']
  onSubmit: () => void
  onClose: () => void
  pageLink?: ReactNode
}

/** S-22: a plain message and those before it. */
export function LeaveView({ tip, isSending, hasFailed, earlier, dateTime, ...rest }: LeaveViewProps) {
  const formId = useId()
  const { nobodyHere = '', attachments, Shell, tab, draft, refusal, onTab, onEdit, onSubmit, onClose } = rest
  const { pageLink } = rest
  return (
    <LeaveFrame
      Shell={Shell}
      tab={tab}
      onTab={onTab}
      onClose={onClose}
      pageLink={pageLink}
      actions={<LeaveActions form={formId} isSending={isSending} failure={hasFailed && 'leave.failed'} />}
      write={
        <LeaveForm
          id={formId}
          tip={tip}
          nobodyHere={nobodyHere}
          attachments={attachments}
          draft={draft}
          refusal={refusal}
          isSending={isSending}
          onEdit={onEdit}
          onSubmit={onSubmit}
        />
      }
      earlier={<EarlierMessages messages={earlier} dateTime={dateTime} onRetry={() => onTab('earlier')} />}
    />
  )
}
