import type { FormField } from '@foyer/contract/forms/field.ts'
import type { WrongField } from '@foyer/core/forms/user-form-submission.ts'
import type { UserFormProblem } from '@foyer/core/forms/user-form.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import type { Purpose } from '@foyer/ui/fields/control.ts'
import { Field } from '@foyer/ui/fields/Field.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import './PreChatFields.css'

/** D-11: the first three entries, whatever they are called. */
const purposes = new Map<string, Purpose>([
  ['0', 'name'],
  ['1', 'tel'],
  ['2', 'email'],
])

type PreChatFieldsProps = {
  fields: readonly FormField[]
  isDisabled: boolean
  wrong: WrongField | undefined
  onChange: (place: number, field: FormField) => void
}

export function PreChatFields({ fields, isDisabled, wrong, onChange }: PreChatFieldsProps) {
  const t = useUiText()
  return (
    <fieldset className="pre-chat-fields" disabled={isDisabled}>
      {fields.map((field, place) => (
        <Field
          key={field.id}
          field={field}
          purpose={purposes.get(field.id)}
          problem={wrong?.id === field.id ? problemText(wrong.problem, t) : undefined}
          onChange={(changed) => onChange(place, changed)}
        />
      ))}
    </fieldset>
  )
}

/** The words of the toast (V-01 to V-03), to stay beside the field when it has gone. */
function problemText(problem: UserFormProblem, t: Translate<UiKey>): string {
  if (problem.problem === 'missing') return t('notice.input', { name: problem.name })
  return t(problem.problem === 'phone' ? 'notice.rightPhone' : 'notice.rightEmail')
}
