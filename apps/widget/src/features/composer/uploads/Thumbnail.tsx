import type { Upload } from '@foyer/core/composer/upload.ts'
import { fileIcons, fileShapeOf } from '@foyer/ui/messages/media/file-icons.ts'
import { useState } from 'react'
import { usePictureOf } from '@foyer/ui/uploads/use-picture-of.ts'

/** The picture itself, where the browser can draw it; otherwise what kind of file it is. */
export function Thumbnail({ upload, file }: { upload: Upload; file: File | undefined }) {
  const [isBroken, setBroken] = useState(false)
  const picture = usePictureOf(file)
  const Icon = fileIcons[upload.kind === 'file' ? fileShapeOf(upload.name) : upload.kind]
  return (
    <span className="upload-thumbnail">
      {upload.kind === 'image' && !isBroken ? (
        <img ref={picture} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon />
      )}
    </span>
  )
}
