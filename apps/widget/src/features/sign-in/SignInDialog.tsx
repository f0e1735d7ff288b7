import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Dialog } from '@foyer/ui/primitives/Dialog.tsx'
import { indexAddress } from '../../base-path.ts'
import { useChat } from '../../session/ChatContext.tsx'
import { forgetVisitor } from '../../session/forget-visitor.ts'
import { useText } from '../../text/TextProvider.tsx'
import { isErasureAsked } from '../my-data/asked-erasure.ts'

type SignInDialogProps = { onAgain: () => void; onStay: () => void }

/** The server does not know the visitor any more: their proof expired, or their data is erased as they asked. */
export function SignInDialog({ onAgain, onStay }: SignInDialogProps) {
  const { session, params, frame } = useChat()
  const { visitor, channel } = session.get()
  const { channelId } = params
  if (!visitor || !isErasureAsked(frame.store, { channelId, userId: visitor.userId }))
    return <ExpiredDialog onAgain={onAgain} onStay={onStay} />
  return (
    <ErasedDialog
      onStay={onStay}
      onAgain={() => {
        forgetVisitor(frame.store, { tenantId: channel?.tenantId ?? '', channelId })
        location.assign(indexAddress(location.search))
      }}
    />
  )
}

function ExpiredDialog({ onAgain, onStay }: SignInDialogProps) {
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

export function ErasedDialog({ onAgain, onStay }: SignInDialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t('myData.deleted')}
      onClose={onStay}
      actions={
        <Button tone="accent" onClick={onAgain}>
          {t('closed.startOver')}
        </Button>
      }
    >
      {t('closed.text')}
    </Dialog>
  )
}
