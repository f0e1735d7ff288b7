import type { UserForm } from '@foyer/contract/channel/config/user-form.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { userFormFields } from '@foyer/core/forms/user-form-fields.ts'
import {
  submissionOf,
  type UserFormSubmission,
  type WrongField,
} from '@foyer/core/forms/user-form-submission.ts'
import type { UserFormProblem } from '@foyer/core/forms/user-form.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Sheet } from '@foyer/ui/primitives/Sheet.tsx'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { PreChatFields } from './PreChatFields.tsx'

type PreChatSheetProps = {
  form: UserForm
  isSending: boolean
  onSubmit: (submission: UserFormSubmission) => void
  onRefuse: (problem: UserFormProblem) => void
}

/** Nothing dismisses it: the channel wants it filled in before the chat. */
export function PreChatSheet({ form, isSending, onSubmit, onRefuse }: PreChatSheetProps) {
  const t = useUiText()
  const formId = useId()
  const ref = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState<readonly FormField[]>(() => userFormFields(form))
  const [wrong, setWrong] = useState<WrongField>()
  // Every refusal is an object of its own: the same mistake twice leads there twice.
  useEffect(() => {
    if (wrong) ref.current?.querySelector<HTMLElement>(wrongControl)?.focus()
  }, [wrong])

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
      <form
        ref={ref}
        id={formId}
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <PreChatFields fields={fields} isDisabled={isSending} wrong={wrong} onChange={change} />
      </form>
    </Sheet>
  )
}

const wrongControl = '[data-problem] :is(input, select, textarea, button)'
