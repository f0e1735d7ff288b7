import type { TicketFile } from '@foyer/contract/tickets/parts.ts'
import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { CloseIcon } from '@foyer/ui/icons/CloseIcon.tsx'
import { fileIcons, fileShapeOf } from '@foyer/ui/messages/media/file-icons.ts'
import { splitName } from '@foyer/ui/messages/media/middle-truncate.ts'
import { usePicture } from '@foyer/ui/messages/media/use-picture.ts'
import { ZoomButton } from '@foyer/ui/messages/media/ZoomButton.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useUiText } from '@foyer/ui/text.tsx'

type StoredRowProps = { file: TicketFile; onRemove: () => void }

/** A file that is with the server and goes with what is being written. */
export function StoredRow({ file: { fileName, fileUrl }, onRemove }: StoredRowProps) {
  const t = useUiText()
  const { start, end } = splitName(fileName)
  return (
    <li className="upload">
      <Preview name={fileName} url={fileUrl} />
      <div className="upload-words">
        <span className="upload-name" title={fileName}>
          <span dir="auto">
            <span>{start}</span>
            {end}
          </span>
        </span>
        <span className="attachments-done">{t('ticket.fileReady')}</span>
      </div>
      <IconButton label={t('upload.remove', { name: fileName })} onClick={onRemove}>
        <CloseIcon size={18} />
      </IconButton>
    </li>
  )
}

function Preview({ name, url }: { name: string; url: string }) {
  const shape = fileShapeOf(name)
  const src = shape === 'image' ? safePicture(url) : undefined
  const { size, isBroken, events } = usePicture(url)
  const Icon = fileIcons[shape]
  return (
    <span className="upload-thumbnail attachments-preview">
      {src && !isBroken ? <img src={src} alt="" referrerPolicy="no-referrer" {...events} /> : <Icon />}
      {src && <ZoomButton src={src} name={name} size={size} />}
    </span>
  )
}
