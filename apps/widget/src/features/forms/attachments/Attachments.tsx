import { acceptedPictures, roomForAttachments } from '../../../rules/tickets/attachments.ts'
import { limits } from '@foyer/core/timing.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId, useRef } from 'react'
import { ImageIcon, X } from 'lucide-react'
import { UploadRow } from '../../composer/uploads/UploadRow.tsx'
import '../../composer/uploads/UploadTray.css'
import './Attachments.css'
import type { Attachments as Attached, AttachmentStore } from './create-attachments.ts'
import type { TicketFile } from '@foyer/contract/tickets/parts.ts'
import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { fileIcons, fileShapeOf } from '@foyer/ui/messages/media/file-icons.ts'
import { splitName } from '@foyer/ui/messages/media/middle-truncate.ts'
import { usePicture } from '@foyer/ui/messages/media/use-picture.ts'
import { ZoomButton } from '@foyer/ui/messages/media/ZoomButton.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'

type StoredRowProps = { file: TicketFile; onRemove: () => void }

/** A file that is with the server and goes with what is being written. */
function StoredRow({ file: { fileName, fileUrl }, onRemove }: StoredRowProps) {
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
        <X size={18} />
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
      {src && !isBroken ? (
        <img src={src} alt="" referrerPolicy="no-referrer" {...events} />
      ) : (
        <Icon size={20} />
      )}
      {src && <ZoomButton src={src} name={name} size={size} />}
    </span>
  )
}

type AttachmentsProps = Attached & Pick<AttachmentStore, 'add' | 'cancel' | 'retry' | 'remove' | 'fileOf'>

/** S-30, V-05: up to three pictures, each with its preview and how far it has come. */
export function Attachments({ files, uploads, add, cancel, retry, remove, fileOf }: AttachmentsProps) {
  const t = useUiText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const room = roomForAttachments(files.length + uploads.length)

  /** Moves the focus to the button, because the action removes the row that has it. */
  function after(act: () => void): void {
    act()
    button.current?.focus()
  }

  return (
    <section className="attachments" aria-labelledby={id}>
      <p id={id}>{t('ticket.files')}</p>
      <ul aria-live="polite">
        {files.map((file) => (
          <StoredRow key={file.fileUrl} file={file} onRemove={() => after(() => remove(file.fileUrl))} />
        ))}
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            file={fileOf(upload.id)}
            onCancel={() => after(() => cancel(upload.id))}
            onRetry={() => retry(upload.id)}
          />
        ))}
      </ul>
      <div className="attachments-add">
        <Button
          ref={button}
          aria-disabled={room === 0 || undefined}
          onClick={() => room > 0 && input.current?.click()}
        >
          <ImageIcon size={18} />
          {t('ticket.addFiles')}
        </Button>
        <span>{t('ticket.filesHint', { count: limits.attachments })}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedPictures}
        aria-label={t('ticket.addFiles')}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          // Or the same file could not be chosen again.
          target.value = ''
        }}
      />
    </section>
  )
}
