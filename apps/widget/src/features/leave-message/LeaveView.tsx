import type { LeftMessage } from '@foyer/contract/leave-message/getLeaveMsgList.ts'
import type { LeaveTab } from '@foyer/core/leave-message/tabs.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId } from 'react'
import type { LeaveDraftState, LeaveDraftStore } from './create-leave-draft.ts'
import { EarlierMessages } from './EarlierMessages.tsx'
import { LeaveForm } from './LeaveForm.tsx'
import { LeaveTabs } from './LeaveTabs.tsx'
import './LeaveView.css'
import type { DateTime } from './use-date-time.ts'

type LeaveViewProps = LeaveDraftState & {
  /** HTML of the channel's. */
  tip: string
  tab: LeaveTab
  isSending: boolean
  /** Undefined until the list is here. */
  earlier: readonly LeftMessage[] | 'failed' | undefined
  dateTime: DateTime
  onTab: (tab: LeaveTab) => void
  onEdit: LeaveDraftStore['edit']
  onSubmit: () => void
  onClose: () => void
}

/** S-22: the sheet with its two tabs. */
export function LeaveView({ tab, tip, isSending, hasFailed, earlier, dateTime, ...rest }: LeaveViewProps) {
  const t = useUiText()
  const id = useId()
  const formId = `${id}-form`
  const { draft, refusal, onTab, onEdit, onSubmit, onClose } = rest
  return (
    <Sheet
      title={t('leave.title')}
      onClose={onClose}
      actions={
        tab === 'write' && (
          <>
            {hasFailed && (
              <p className="leave-failed" role="alert">
                {t('leave.failed')}
              </p>
            )}
            <Button type="submit" form={formId} tone="accent" disabled={isSending}>
              {isSending && <Spinner />}
              {isSending ? t('form.sending') : t('leave.submit')}
            </Button>
          </>
        )
      }
    >
      <LeaveTabs id={id} shown={tab} onShow={onTab} />
      <div
        key={tab}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        // What has nothing to press in it must still be reached, and scrolled, by keyboard.
        tabIndex={tab === 'earlier' ? 0 : undefined}
        className={`leave-panel leave-panel-${tab}`}
      >
        {tab === 'write' ? (
          <LeaveForm
            id={formId}
            tip={tip}
            draft={draft}
            refusal={refusal}
            isSending={isSending}
            onEdit={onEdit}
            onSubmit={onSubmit}
          />
        ) : (
          <EarlierMessages messages={earlier} dateTime={dateTime} onRetry={() => onTab('earlier')} />
        )}
      </div>
    </Sheet>
  )
}
