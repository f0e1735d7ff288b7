import { ActionIcon } from '@mantine/core'
import { X } from 'lucide-react'
import { UploadList } from '../../composer/uploads/UploadList.tsx'
import { FilePreview } from '../../composer/uploads/FilePreview.tsx'
import '../../composer/uploads/UploadTray.css'
import { useText } from '../../text/text-context.tsx'
import type { useTicketUploads } from './ticket-uploads.ts'
import './TicketTray.css'

/** Files that go with the next reply, and those on their way. The region stands before its first words come. */
export function TicketTray({ uploads }: { uploads: ReturnType<typeof useTicketUploads> }) {
  const t = useText()
  return (
    <div aria-live="polite" className="desk-ticket-tray">
      {uploads.files.length > 0 && (
        <ul className="desk-uploads" aria-label={t('tickets.attached')}>
          {uploads.files.map(({ url, name }) => (
            <li key={url}>
              <FilePreview name={name} url={url} />
              <span className="desk-ellipsis desk-upload-words" title={name}>
                <bdi>{name}</bdi>
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('upload.remove', { name })}
                onClick={() => uploads.remove(url)}
              >
                <X size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <UploadList uploads={uploads.uploads} store={uploads.store} />
    </div>
  )
}
