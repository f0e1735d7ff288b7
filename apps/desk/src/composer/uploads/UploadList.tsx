import { ActionIcon } from '@mantine/core'
import type { Upload, Uploads } from '@foyer/core/composer/upload.ts'
import type { createUploadStore } from '@foyer/ui/uploads/create-upload-store.ts'
import { RotateCw, X } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'
import { FilePreview } from './FilePreview.tsx'
import './UploadTray.css'

type UploadListProps = {
  uploads: Uploads
  store: Pick<ReturnType<typeof createUploadStore>, 'fileOf' | 'cancel' | 'retry'>
}

/** Files on their way, how far they are, and what went wrong with them. */
export function UploadList({ uploads, store: { fileOf, cancel, retry } }: UploadListProps) {
  const t = useText()
  if (uploads.length === 0) return null
  return (
    <ul className="desk-uploads" aria-label={t('upload.list')}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <FilePreview name={upload.name} file={fileOf(upload.id)} />
          <div className="desk-upload-words">
            <span className="desk-ellipsis" title={upload.name}>
              <bdi>{upload.name}</bdi>
            </span>
            <Progress upload={upload} />
          </div>
          {upload.phase.name === 'failed' && upload.phase.canRetry && (
            <ActionIcon
              variant="subtle"
              aria-label={t('upload.retry', { name: upload.name })}
              onClick={() => retry(upload.id)}
            >
              <RotateCw size={16} />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t(upload.phase.name === 'failed' ? 'upload.remove' : 'upload.cancel', {
              name: upload.name,
            })}
            onClick={() => cancel(upload.id)}
          >
            <X size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}

function Progress({ upload: { phase, name } }: { upload: Upload }) {
  const t = useText()
  if (phase.name === 'failed') return <span className="desk-upload-reason">{t(phase.reason)}</span>
  if (phase.name === 'waiting') return <span className="desk-upload-wait">{t('upload.waiting')}</span>
  return <progress max={1} value={phase.share} aria-label={name} />
}
