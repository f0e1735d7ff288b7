import { missingField } from '@foyer/core/forms/missing-field.ts'
import { useEffect, useId, useRef, useState, useMemo } from 'react'
import { FieldList } from '../../fields/FieldList.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Spinner } from '../../primitives/Spinner.tsx'
import { useUiText } from '../../text.tsx'
import type { MessageActs } from '../message-acts.tsx'
import type { MessageOf } from '../message-kind.ts'
import { createStore } from '@foyer/client/store.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { withFittingValue } from '@foyer/core/forms/field-value.ts'
import { useStore } from '../../use-store.ts'

type Drafts = ReadonlyMap<string, readonly FormField[]>

/** Outside of the components, by message: the list of messages unmounts rows that are out of sight. */
const drafts = createStore<Drafts>(new Map())

export const formDrafts = {
  get: drafts.get,
  subscribe: drafts.subscribe,

  write: (msgId: string, fields: readonly FormField[]): void =>
    drafts.set(new Map(drafts.get()).set(msgId, fields)),

  drop: (msgId: string): void => {
    const rest = new Map(drafts.get())
    if (rest.delete(msgId)) drafts.set(rest)
  },
}

/** The fields of a form as they are filled in so far. */
function useFormDraft({ msgId, content }: MessageOf<'form' | 'externalForm'>): readonly FormField[] {
  const { fields, submitted } = content
  const asked = useMemo(() => fields.map(withFittingValue), [fields])
  const draft = useStore(formDrafts, (all) => all.get(msgId))
  useEffect(() => {
    if (submitted) formDrafts.drop(msgId)
  }, [msgId, submitted])
  return draft ?? asked
}

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
