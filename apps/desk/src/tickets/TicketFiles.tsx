import { fileKindOf } from '@foyer/core/files/file-kind.ts'
import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { Card } from '@foyer/ui/messages/card/Card.tsx'
import { BrokenPicture } from '@foyer/ui/messages/media/BrokenPicture.tsx'
import { fileIcons, fileShapeOf } from '@foyer/ui/messages/media/file-icons.ts'
import { FileLine } from '@foyer/ui/messages/media/FileLine.tsx'
import { usePicture } from '@foyer/ui/messages/media/use-picture.ts'
import { ZoomButton } from '@foyer/ui/messages/media/ZoomButton.tsx'
import './TicketFiles.css'

type TicketFile = { fileName: string; fileUrl: string }

/** Files of a ticket or an entry: pictures to look at, everything else to fetch. */
export function TicketFiles({ files }: { files: readonly TicketFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="desk-ticket-files">
      {files.map((file, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- files of an entry never change, their addresses do
        <li key={place}>
          {fileKindOf(file.fileName) === 'image' ? <Picture {...file} /> : <Other {...file} />}
        </li>
      ))}
    </ul>
  )
}

function Picture({ fileName, fileUrl }: TicketFile) {
  const src = safePicture(fileUrl)
  const { size, isBroken, events } = usePicture(fileUrl)
  if (!src || isBroken) return <BrokenPicture url={fileUrl} name={fileName} />
  return (
    <span className="desk-ticket-picture">
      <img
        src={src}
        alt={fileName}
        decoding="async"
        loading="lazy"
        referrerPolicy="no-referrer"
        {...events}
      />
      <ZoomButton src={src} name={fileName} size={size} />
    </span>
  )
}

function Other({ fileName, fileUrl }: TicketFile) {
  const Icon = fileIcons[fileShapeOf(fileName)]
  return (
    <Card>
      <FileLine icon={<Icon size={20} />} name={fileName} note="" href={safeUrl(fileUrl)} />
    </Card>
  )
}
