import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Dialog } from '@foyer/ui/primitives/Dialog.tsx'
import { useEffect, useId } from 'react'
import { useText } from '../../../text/TextProvider.tsx'
import { usePictureOf } from '@foyer/ui/uploads/use-picture-of.ts'
import './PastePreview.css'

type PastePreviewProps = { pictures: readonly File[]; onSend: () => void; onClose: () => void }

/** S-24: confirm or cancel. Enter confirms: what was pasted is meant to be sent. */
export function PastePreview({ pictures, onSend, onClose }: PastePreviewProps) {
  const t = useText()
  const confirmId = useId()
  // After the dialog has chosen its own first control.
  useEffect(() => document.getElementById(confirmId)?.focus(), [confirmId])
  return (
    <Dialog
      title={t('paste.title', { count: pictures.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('paste.cancel')}</Button>
          <Button id={confirmId} tone="accent" onClick={onSend}>
            {t('paste.confirm')}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="paste-pictures" role="group" aria-label={t('paste.picture')} tabIndex={0}>
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two screenshots may be alike in all but their place
          <Picture key={index} picture={picture} />
        ))}
      </div>
    </Dialog>
  )
}

function Picture({ picture }: { picture: File }) {
  const t = useText()
  return <img ref={usePictureOf(picture)} alt={t('paste.picture')} />
}
