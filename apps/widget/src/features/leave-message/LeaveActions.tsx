import type { UiKey } from '@foyer/i18n/keys.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Spinner } from '@foyer/ui/primitives/Spinner.tsx'
import { useUiText } from '@foyer/ui/text.tsx'

type LeaveActionsProps = {
  form: string
  isSending: boolean
  failure: UiKey | false
  isOff?: boolean
  text?: UiKey
}

/** The button of the form, and that the last press of it did not work. */
export function LeaveActions({
  form,
  isSending,
  failure,
  isOff = false,
  text = 'leave.submit',
}: LeaveActionsProps) {
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
