import { acceptedPictures, roomForAttachments } from '@foyer/core/tickets/attachments.ts'
import { limits } from '@foyer/core/timing.ts'
import { PictureIcon } from '@foyer/ui/icons/PictureIcon.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useUiText } from '@foyer/ui/text.tsx'
import { useId, useRef } from 'react'
import { UploadRow } from '../../composer/uploads/UploadRow.tsx'
import '../../composer/uploads/UploadTray.css'
import './Attachments.css'
import type { Attachments as Attached, AttachmentStore } from './create-attachments.ts'
import { StoredRow } from './StoredRow.tsx'

type AttachmentsProps = Attached & Pick<AttachmentStore, 'add' | 'cancel' | 'retry' | 'remove' | 'fileOf'>

/** S-30, V-05: up to three pictures, each with its preview and how far it has come. */
export function Attachments({ files, uploads, add, cancel, retry, remove, fileOf }: AttachmentsProps) {
  const t = useUiText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const room = roomForAttachments(files.length + uploads.length)

  /** What goes away with the keyboard's focus in it gives it to the button. */
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
          <PictureIcon size={18} />
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
