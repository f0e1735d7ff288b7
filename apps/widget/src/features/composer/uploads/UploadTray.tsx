import { useUploads, useUploadStore } from '../../../session/uploads/uploads-of.ts'
import { useText } from '../../../text/TextProvider.tsx'
import { UploadRow } from './UploadRow.tsx'
import './UploadTray.css'

/** Above the field: what was chosen and is not yet a message. The region stands before its first words come. */
export function UploadTray() {
  const t = useText()
  const uploads = useUploads()
  const { cancel, retry, fileOf } = useUploadStore()
  return (
    <div className="upload-tray" aria-live="polite">
      {uploads.length > 0 && (
        <ul aria-label={t('upload.list')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              file={fileOf(upload.id)}
              onCancel={() => cancel(upload.id)}
              onRetry={() => retry(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
