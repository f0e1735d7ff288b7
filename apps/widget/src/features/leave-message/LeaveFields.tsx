import type { FormField } from '@foyer/contract/forms/field.ts'
import type { LeaveDraft, LeaveField } from '@foyer/core/leave-message/draft.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Purpose } from '@foyer/ui/fields/control.ts'
import { Field } from '@foyer/ui/fields/Field.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import type { LeaveDraftStore, Refusal } from './create-leave-draft.ts'

type Row = {
  id: LeaveField
  kind: 'text' | 'multiline'
  name: UiKey
  purpose?: Purpose
  /** V-06: what is said when it is missing; the others may be. */
  missing?: { problem: Refusal['problem']; text: UiKey }
}

const rows: readonly Row[] = [
  {
    id: 'customerName',
    kind: 'text',
    name: 'leave.name',
    purpose: 'name',
    missing: { problem: 'name', text: 'notice.leaveName' },
  },
  { id: 'customerPhone', kind: 'text', name: 'leave.phone', purpose: 'tel' },
  { id: 'customerEmail', kind: 'text', name: 'leave.email', purpose: 'email' },
  {
    id: 'msgContent',
    kind: 'multiline',
    name: 'leave.content',
    missing: { problem: 'content', text: 'notice.leaveContent' },
  },
]

type LeaveFieldsProps = {
  draft: LeaveDraft
  problem: Refusal['problem'] | undefined
  onEdit: LeaveDraftStore['edit']
}

export function LeaveFields({ draft, problem, onEdit }: LeaveFieldsProps) {
  const t = useUiText()
  return rows.map(({ id, kind, name, purpose, missing }) => {
    const field: FormField = { id, kind, name: t(name), required: missing !== undefined, value: draft[id] }
    return (
      <Field
        key={id}
        field={field}
        purpose={purpose}
        problem={problem && problem === missing?.problem ? t(missing.text) : undefined}
        onChange={({ value }) => typeof value === 'string' && onEdit(id, value)}
      />
    )
  })
}
