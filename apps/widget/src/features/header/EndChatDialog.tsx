import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Dialog } from '@foyer/ui/primitives/Dialog.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { MyDataButton } from '../my-data/MyDataButton.tsx'
import './EndChatDialog.css'

type EndChatDialogProps = { onEnd: () => void; onClose: () => void }

export function EndChatDialog({ onEnd, onClose }: EndChatDialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t('end.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('end.cancel')}</Button>
          <Button tone="accent" onClick={onEnd}>
            {t('end.confirm')}
          </Button>
        </>
      }
    >
      {t('end.text')}
      <div className="end-chat-data">
        <MyDataButton look="words" />
      </div>
    </Dialog>
  )
}
