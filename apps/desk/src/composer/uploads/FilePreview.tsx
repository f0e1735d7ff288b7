import { fileKindOf } from '@foyer/core/files/file-kind.ts'
import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { usePictureOf } from '@foyer/ui/uploads/use-picture-of.ts'
import { File as FileIcon, Film, Music } from 'lucide-react'
import { useState } from 'react'
import './FilePreview.css'

const icons = { image: FileIcon, video: Film, audio: Music, file: FileIcon } as const

type FilePreviewProps = {
  name: string
  /** While it is here only. */
  file?: File | undefined
  /** Once it is with the server. */
  url?: string
}

/** The picture itself, where the browser can draw it; otherwise what kind of file it is. */
export function FilePreview({ name, file, url = '' }: FilePreviewProps) {
  const [isBroken, setBroken] = useState(false)
  const picture = usePictureOf(file)
  const kind = fileKindOf(name)
  const Icon = icons[kind]
  const src = safePicture(url)
  const isShown = kind === 'image' && (file ?? src) !== undefined && !isBroken
  return (
    <span className="desk-file-preview">
      {isShown && file && <img ref={picture} alt="" onError={() => setBroken(true)} />}
      {isShown && !file && <img src={src} alt="" onError={() => setBroken(true)} />}
      {!isShown && <Icon size={20} aria-hidden="true" />}
    </span>
  )
}
