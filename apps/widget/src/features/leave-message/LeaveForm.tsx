import type { LeaveDraft } from '@foyer/core/leave-message/draft.ts'
import { useEffect, useRef } from 'react'
import type { LeaveDraftStore, Refusal } from './create-leave-draft.ts'
import { LeaveFields } from './LeaveFields.tsx'
import './LeaveForm.css'
import { LeaveTip } from './LeaveTip.tsx'

type LeaveFormProps = {
  id: string
  tip: string
  draft: LeaveDraft
  refusal: Refusal | undefined
  isSending: boolean
  onEdit: LeaveDraftStore['edit']
  onSubmit: () => void
}

export function LeaveForm({ id, tip, draft, refusal, isSending, onEdit, onSubmit }: LeaveFormProps) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>(wrongControl)?.focus()
  }, [refusal])
  return (
    <>
      <LeaveTip html={tip} />
      <form
        ref={ref}
        id={id}
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <fieldset className="leave-fields" disabled={isSending}>
          <LeaveFields draft={draft} problem={refusal?.problem} onEdit={onEdit} />
        </fieldset>
      </form>
    </>
  )
}

const wrongControl = '[data-problem] :is(input, textarea)'
