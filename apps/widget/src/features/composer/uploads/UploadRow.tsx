import type { Upload, UploadPhase } from '@foyer/core/composer/upload.ts'
import { splitName } from '@foyer/ui/messages/media/middle-truncate.ts'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useRef, useState } from 'react'
import { RotateCw, X } from 'lucide-react'
import { useText } from '../../../text/TextProvider.tsx'
import { useReturnFocus } from '../use-return-focus.ts'
import { fileIcons, fileShapeOf } from '@foyer/ui/messages/media/file-icons.ts'
import { usePictureOf } from '@foyer/ui/uploads/use-picture-of.ts'
import { useNumber } from '../../../text/use-number.ts'

/** The picture itself, where the browser can draw it; otherwise what kind of file it is. */
function Thumbnail({ upload, file }: { upload: Upload; file: File | undefined }) {
  const [isBroken, setBroken] = useState(false)
  const picture = usePictureOf(file)
  const Icon = fileIcons[upload.kind === 'file' ? fileShapeOf(upload.name) : upload.kind]
  return (
    <span className="upload-thumbnail">
      {upload.kind === 'image' && !isBroken ? (
        <img ref={picture} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon size={20} />
      )}
    </span>
  )
}

/** How far it is. Numbers that change all the time are for the eye; screen readers ask the bar. */
function UploadNote({ phase, name }: { phase: UploadPhase; name: string }) {
  const t = useText()
  const inPercent = useNumber('percent')
  if (phase.name === 'failed') return <span className="upload-reason">{t(phase.reason)}</span>
  const share = phase.name === 'sending' ? phase.share : 0
  const percent = inPercent(share)
  return (
    <span className="upload-progress">
      <progress max={1} value={share} aria-label={name} aria-valuetext={percent} />
      <span aria-hidden="true">{phase.name === 'waiting' ? t('upload.waiting') : percent}</span>
    </span>
  )
}

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
          <RotateCw size={18} />
        </IconButton>
      )}
      <IconButton label={t(isFailed ? 'upload.remove' : 'upload.cancel', { name })} onClick={onCancel}>
        <X size={18} />
      </IconButton>
    </li>
  )
}
