import type { FormField } from '@foyer/contract/forms/field.ts'
import type { LeaveDraft, LeaveField } from '../../rules/leave-message/draft.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Purpose } from '@foyer/ui/fields/control.ts'
import { Field } from '@foyer/ui/fields/Field.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { places, type LeaveDraftStore, type Refusal } from './create-leave-draft.ts'

type Row = {
  id: LeaveField
  kind: 'text' | 'multiline'
  name: UiKey
  purpose?: Purpose
  /** V-06: the others may be empty. */
  isRequired?: boolean
}

const rows: readonly Row[] = [
  {
    id: 'customerName',
    kind: 'text',
    name: 'leave.name',
    purpose: 'name',
    isRequired: true,
  },
  { id: 'customerPhone', kind: 'text', name: 'leave.phone', purpose: 'tel' },
  { id: 'customerEmail', kind: 'text', name: 'leave.email', purpose: 'email' },
  {
    id: 'msgContent',
    kind: 'multiline',
    name: 'leave.content',
    isRequired: true,
  },
]

const texts = {
  name: 'notice.leaveName',
  content: 'notice.leaveContent',
  contact: 'error.formContact',
  phone: 'notice.rightPhone',
  email: 'notice.rightEmail',
} as const satisfies { [P in Refusal['problem']]: UiKey }

type LeaveFieldsProps = {
  draft: LeaveDraft
  problem: Refusal['problem'] | undefined
  onEdit: LeaveDraftStore['edit']
}

export function LeaveFields({ draft, problem, onEdit }: LeaveFieldsProps) {
  const t = useUiText()
  return rows.map(({ id, kind, name, purpose, isRequired = false }) => {
    const field: FormField = { id, kind, name: t(name), required: isRequired, value: draft[id] }
    return (
      <Field
        key={id}
        field={field}
        purpose={purpose}
        problem={problem && places[problem][0] === id ? t(texts[problem]) : undefined}
        onChange={({ value }) => typeof value === 'string' && onEdit(id, value)}
      />
    )
  })
}
