import type { Upload } from '@foyer/core/composer/upload.ts'
import { CloseIcon } from '@foyer/ui/icons/CloseIcon.tsx'
import { RetryIcon } from '@foyer/ui/icons/RetryIcon.tsx'
import { splitName } from '@foyer/ui/messages/media/middle-truncate.ts'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useRef } from 'react'
import { useText } from '../../../text/TextProvider.tsx'
import { useReturnFocus } from '../use-return-focus.ts'
import { Thumbnail } from './Thumbnail.tsx'
import { UploadNote } from './UploadNote.tsx'

type UploadRowProps = { upload: Upload; file: File | undefined; onCancel: () => void; onRetry: () => void }

export function UploadRow({ upload, file, onCancel, onRetry }: UploadRowProps) {
  const t = useText()
  const row = useRef<HTMLLIElement>(null)
  useReturnFocus(row)
  const { phase, road } = upload
  const name = road === 'dataUrl' ? t('paste.picture') : upload.name
  const { start, end } = splitName(name)
  const isFailed = phase.name === 'failed'
  return (
    <li ref={row} className={`upload upload-${phase.name}`}>
      <Thumbnail upload={upload} file={file} />
      <div className="upload-words">
        <span className="upload-name" title={name}>
          <span dir="auto">
            <span>{start}</span>
            {end}
          </span>
        </span>
        <UploadNote phase={phase} name={name} />
      </div>
      {isFailed && phase.canRetry && (
        <IconButton label={t('upload.retry', { name })} onClick={onRetry}>
          <RetryIcon size={18} />
        </IconButton>
      )}
      <IconButton label={t(isFailed ? 'upload.remove' : 'upload.cancel', { name })} onClick={onCancel}>
        <CloseIcon size={18} />
      </IconButton>
    </li>
  )
}
