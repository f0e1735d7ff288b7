import { missingField } from '@foyer/core/forms/missing-field.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { FieldList } from '../../fields/FieldList.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Spinner } from '../../primitives/Spinner.tsx'
import { useUiText } from '../../text.tsx'
import type { MessageActs } from '../message-acts.tsx'
import type { MessageOf } from '../message-kind.ts'
import { formDrafts } from './form-drafts.ts'
import { useFormDraft } from './use-form-draft.ts'

type OpenFormProps = { message: MessageOf<'form' | 'externalForm'>; acts: MessageActs }

/** V-11: the asterisk asks, nothing is checked unless the channel says so; what was left empty is sent empty. */
export function OpenForm({ message, acts }: OpenFormProps) {
  const t = useUiText()
  const failedId = useId()
  const fields = useFormDraft(message)
  const status = acts.formStatus(message.msgId)
  const isSending = status === 'sending'
  const ref = useRef<HTMLFormElement>(null)
  // Every try is an object of its own: the same mistake twice leads to its field twice.
  const [tried, setTried] = useState<{ id: string }>()
  const first = missingField(fields)
  const missing = first?.id === tried?.id ? first : undefined
  const wrong = missing && { field: missing, problem: t('notice.fillIn', { name: missing.name }) }
  // One mistake at a time: that of a field comes before that of the last try.
  const hasFailed = status === 'failed' && !wrong
  useEffect(() => {
    if (tried) ref.current?.querySelector<HTMLElement>(wrongControl)?.focus()
  }, [tried])

  function submit(): void {
    const refused = acts.checksForms ? first : undefined
    setTried(refused && { id: refused.id })
    if (!refused) acts.submitForm(message, fields)
  }

  return (
    <form
      ref={ref}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <fieldset className="foyer-form-fields" disabled={isSending || !acts.canAsk}>
        <FieldList
          fields={fields}
          wrong={wrong}
          onChange={(changed) => formDrafts.write(message.msgId, changed)}
        />
        {hasFailed && (
          <p id={failedId} className="foyer-form-failed" role="alert">
            {t('form.failed')}
          </p>
        )}
        <Button
          type="submit"
          tone="accent"
          className="foyer-form-submit"
          aria-describedby={hasFailed ? failedId : undefined}
        >
          {isSending && <Spinner />}
          {isSending ? t('form.sending') : t('form.submit')}
        </Button>
      </fieldset>
    </form>
  )
}

const wrongControl = '[data-problem] :is(input, textarea, select, button)'
