import { offersAnyUpload, offersUpload } from '@foyer/core/composer/offered.ts'
import { useSession } from '../../../session/ChatContext.tsx'
import { useText } from '../../../text/TextProvider.tsx'
import { CallButtons } from '../../call/CallButtons.tsx'
import { CaptureButton } from '../capture/CaptureButton.tsx'
import { DropZone } from '../drop/DropZone.tsx'
import { EmojiButton } from '../emoji/EmojiButton.tsx'
import { PasteZone } from '../paste/PasteZone.tsx'
import { AttachButton } from './AttachButton.tsx'
import './Tools.css'

/** S-17: everything but words. */
export function Tools() {
  const t = useText()
  const hasImages = useSession((state) => offersUpload(state, 'image'))
  const hasUploads = useSession(offersAnyUpload)
  return (
    <div className="tools" role="group" aria-label={t('composer.tools')}>
      <EmojiButton />
      <AttachButton button="image" />
      <AttachButton button="video" />
      <AttachButton button="file" />
      {hasImages && <CaptureButton />}
      <CallButtons />
      {hasUploads && <DropZone />}
      {hasUploads && <PasteZone />}
    </div>
  )
}
