import { UploadIcon } from '@foyer/ui/icons/UploadIcon.tsx'
import { useUploadStore } from '../../../session/uploads/uploads-of.ts'
import { useText } from '../../../text/TextProvider.tsx'
import './DropZone.css'
import { useFileDrop } from '@foyer/ui/uploads/use-file-drop.ts'

/** The whole window takes files while they are held over it. */
export function DropZone() {
  const t = useText()
  const { add } = useUploadStore()
  const isOver = useFileDrop(add)
  return isOver ? <DropOverlay text={t('upload.drop')} /> : null
}

export function DropOverlay({ text }: { text: string }) {
  return (
    <div className="drop">
      <p>
        <UploadIcon size={32} />
        {text}
      </p>
    </div>
  )
}
