import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { fileIcons, fileShapeOf } from '@foyer/ui/messages/media/file-icons.ts'
import { usePicture } from '@foyer/ui/messages/media/use-picture.ts'
import { ZoomButton } from '@foyer/ui/messages/media/ZoomButton.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import './TicketFiles.css'

type File = { fileName: string; fileUrl: string }

/** S-31: attachments; pictures open in full size, the rest in a window of their own. */
export function TicketFiles({ files }: { files: readonly File[] }) {
  const t = useUiText()
  if (files.length === 0) return null
  return (
    <ul className="ticket-files" aria-label={t('ticket.files')}>
      {files.map((file) => (
        <li key={file.fileUrl}>
          <TicketFile {...file} />
        </li>
      ))}
    </ul>
  )
}

function TicketFile({ fileName, fileUrl }: File) {
  const shape = fileShapeOf(fileName)
  const src = shape === 'image' ? safePicture(fileUrl) : undefined
  const { size, isBroken, events } = usePicture(fileUrl)
  const Icon = fileIcons[shape]
  const href = safeUrl(fileUrl)
  return (
    <figure className="ticket-file">
      <span className="ticket-file-picture">
        {src && !isBroken ? (
          <>
            <img src={src} alt="" decoding="async" referrerPolicy="no-referrer" {...events} />
            <ZoomButton src={src} name={fileName} size={size} />
          </>
        ) : (
          <Icon size={20} />
        )}
      </span>
      <figcaption title={fileName}>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer" dir="auto">
            {fileName}
          </a>
        ) : (
          <span dir="auto">{fileName}</span>
        )}
      </figcaption>
    </figure>
  )
}
