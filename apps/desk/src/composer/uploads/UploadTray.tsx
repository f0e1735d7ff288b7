import { useUploads, useUploadStore } from './desk-uploads.ts'
import { UploadList } from './UploadList.tsx'

/** Above the box: files on their way to become messages. The region stands before its first words come. */
export function UploadTray({ threadId }: { threadId: string }) {
  const uploads = useUploads(threadId)
  const store = useUploadStore(threadId)
  return (
    <div aria-live="polite">
      <UploadList uploads={uploads} store={store} />
    </div>
  )
}
