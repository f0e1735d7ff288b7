import type { OfflineMessage } from '@foyer/contract/leave-message/endpoints.ts'
import type { LeaveTab } from '../../rules/leave-message/tabs.ts'
import { useId, type ReactNode } from 'react'
import type { LeaveDraftState, LeaveDraftStore, Refusal } from './create-leave-draft.ts'
import { EarlierList } from '../forms/EarlierList.tsx'
import { OfflineMessageCard } from './OfflineMessageCard.tsx'
import type { DateTime } from '../forms/use-date-time.ts'
import { FormActions } from '../forms/FormActions.tsx'
import type { LeaveDraft } from '../../rules/leave-message/draft.ts'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import { LeaveFields } from './LeaveFields.tsx'
import '../forms/form.css'
import { LeaveTip } from '../forms/LeaveTip.tsx'
import { LeaveFrame, type LeaveShell } from '../forms/LeaveFrame.tsx'

type LeaveFormProps = {
  id: string
  tip: string
  nobodyHere: string
  attachments: ReactNode
  draft: LeaveDraft
  refusal: Refusal | undefined
  isSending: boolean
  onEdit: LeaveDraftStore['edit']
  onSubmit: () => void
}

function LeaveForm({ id, tip, nobodyHere, attachments, ...rest }: LeaveFormProps) {
  const { draft, refusal, isSending, onEdit, onSubmit } = rest
  return (
    <>
      <LeaveTip html={tip} nobodyHere={nobodyHere} />
      <SubmitForm id={id} isSending={isSending} refusal={refusal} onSubmit={onSubmit}>
        <fieldset className="leave-fields" disabled={isSending}>
          <LeaveFields draft={draft} problem={refusal?.problem} onEdit={onEdit} />
          {attachments}
        </fieldset>
      </SubmitForm>
    </>
  )
}

type EarlierMessagesProps = {
  messages: readonly OfflineMessage[] | 'failed' | undefined
  dateTime: DateTime
  onRetry: () => void
}

const texts = { loading: 'leave.loading', failed: 'leave.listFailed', empty: 'leave.empty' } as const

/** S-22: the messages, and what became of them. */
function EarlierMessages({ messages, dateTime, onRetry }: EarlierMessagesProps) {
  return (
    <EarlierList items={messages} texts={texts} keyOf={({ id }) => id} onRetry={onRetry}>
      {(message) => <OfflineMessageCard message={message} dateTime={dateTime} />}
    </EarlierList>
  )
}

type LeaveViewProps = LeaveDraftState & {
  Shell?: LeaveShell | undefined
  /** HTML of the channel's. */
  tip: string
  nobodyHere?: string
  attachments?: ReactNode
  tab: LeaveTab
  isSending: boolean
  /** Undefined until the list is here. */
  earlier: readonly OfflineMessage[] | 'failed' | undefined
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
      actions={<FormActions form={formId} isSending={isSending} failure={hasFailed && 'leave.failed'} />}
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
