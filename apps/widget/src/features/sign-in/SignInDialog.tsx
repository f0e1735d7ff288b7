import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Dialog } from '@foyer/ui/primitives/Dialog.tsx'
import { useText } from '../../text/TextProvider.tsx'

type SignInDialogProps = { onAgain: () => void; onStay: () => void }

export function SignInDialog({ onAgain, onStay }: SignInDialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t('expired.title')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('expired.cancel')}</Button>
          <Button tone="accent" onClick={onAgain}>
            {t('expired.again')}
          </Button>
        </>
      }
    >
      {t('error.identity')}
    </Dialog>
  )
}
