import type { UiKey } from '@foyer/i18n/keys.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useUiText } from '@foyer/ui/text.tsx'

type FormActionsProps = {
  form: string
  isSending: boolean
  failure: UiKey | false
  isOff?: boolean
  text?: UiKey
}

/** The submit button of a form and the failure of its last press. */
export function FormActions({
  form,
  isSending,
  failure,
  isOff = false,
  text = 'leave.submit',
}: FormActionsProps) {
  const t = useUiText()
  return (
    <>
      {failure && (
        <p className="leave-failed" role="alert">
          {t(failure)}
        </p>
      )}
      <Button type="submit" form={form} tone="accent" disabled={isSending || isOff}>
        {isSending && <Spinner />}
        {isSending ? t('form.sending') : t(text)}
      </Button>
    </>
  )
}
