import type { LeaveDraft } from '@foyer/core/leave-message/draft.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import type { LeaveDraftStore, Refusal } from './create-leave-draft.ts'
import { LeaveFields } from './LeaveFields.tsx'
import './LeaveForm.css'
import { LeaveTip } from './LeaveTip.tsx'

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

export function LeaveForm({ id, tip, nobodyHere, attachments, ...rest }: LeaveFormProps) {
  const { draft, refusal, isSending, onEdit, onSubmit } = rest
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>(wrongControl)?.focus()
  }, [refusal])
  return (
    <>
      <LeaveTip html={tip} nobodyHere={nobodyHere} />
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
          {attachments}
        </fieldset>
      </form>
    </>
  )
}

const wrongControl = '[data-problem] :is(input, textarea)'
