import type { UserForm } from '@foyer/contract/channel/config/menus.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { userFormFields } from '../../rules/forms/user-form-fields.ts'
import {
  submissionOf,
  type UserFormSubmission,
  type WrongField,
} from '../../rules/forms/user-form-submission.ts'
import type { UserFormProblem } from '@foyer/core/forms/user-form.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId, useState } from 'react'
import { SubmitForm } from '../forms/SubmitForm.tsx'
import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import type { Purpose } from '@foyer/ui/fields/control.ts'
import { Field } from '@foyer/ui/fields/Field.tsx'
import './PreChatSheet.css'

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

type PreChatSheetProps = {
  form: UserForm
  isSending: boolean
  onSubmit: (submission: UserFormSubmission) => void
  onRefuse: (problem: UserFormProblem) => void
}

/** A form with other fields begins anew. */
export function PreChatSheet(props: PreChatSheetProps) {
  return <FilledSheet key={JSON.stringify(props.form.userForm.formList)} {...props} />
}

/** Nothing dismisses it: the channel wants it filled in before the chat. */
function FilledSheet({ form, isSending, onSubmit, onRefuse }: PreChatSheetProps) {
  const t = useUiText()
  const formId = useId()
  const [fields, setFields] = useState<readonly FormField[]>(() => userFormFields(form))
  const [wrong, setWrong] = useState<WrongField>()

  function submit(): void {
    const outcome = submissionOf(form, fields)
    if ('submission' in outcome) {
      onSubmit(outcome.submission)
    } else {
      setWrong(outcome.wrong)
      onRefuse(outcome.wrong.problem)
    }
  }

  function change(place: number, field: FormField): void {
    setFields(fields.with(place, field))
    if (field.id === wrong?.id) setWrong(undefined)
  }

  return (
    <Sheet
      title={form.userForm.formTitle}
      actions={
        <Button type="submit" tone="accent" form={formId} disabled={isSending}>
          {isSending && <Spinner />}
          {t('preChat.submit')}
        </Button>
      }
    >
      <SubmitForm id={formId} isSending={isSending} refusal={wrong} onSubmit={submit}>
        <PreChatFields fields={fields} isDisabled={isSending} wrong={wrong} onChange={change} />
      </SubmitForm>
    </Sheet>
  )
}
