import { useId } from 'react'
import { FieldList } from '../../fields/FieldList.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Spinner } from '../../primitives/Spinner.tsx'
import { useUiText } from '../../text.tsx'
import type { MessageActs } from '../message-acts.tsx'
import type { MessageOf } from '../message-kind.ts'
import { formDrafts } from './form-drafts.ts'
import { useFormDraft } from './use-form-draft.ts'

type OpenFormProps = { message: MessageOf<'form' | 'externalForm'>; acts: MessageActs }

/** V-11: the asterisk asks, nothing is checked; what was left empty is sent empty. */
export function OpenForm({ message, acts }: OpenFormProps) {
  const t = useUiText()
  const failedId = useId()
  const fields = useFormDraft(message)
  const status = acts.formStatus(message.msgId)
  const isSending = status === 'sending'
  return (
    <form
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault()
        acts.submitForm(message, fields)
      }}
    >
      <fieldset className="foyer-form-fields" disabled={isSending || !acts.canAsk}>
        <FieldList fields={fields} onChange={(changed) => formDrafts.write(message.msgId, changed)} />
        {status === 'failed' && (
          <p id={failedId} className="foyer-form-failed" role="alert">
            {t('form.failed')}
          </p>
        )}
        <Button
          type="submit"
          tone="accent"
          className="foyer-form-submit"
          aria-describedby={status === 'failed' ? failedId : undefined}
        >
          {isSending && <Spinner />}
          {isSending ? t('form.sending') : t('form.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
