import { initialsOf } from '@foyer/ui/primitives/initials.ts'
import { useState } from 'react'

type QuickPictureProps = { name: string; src: string | undefined }

/** Decoration: without a picture, or with a broken one, a letter stands for the name. */
export function QuickPicture({ name, src }: QuickPictureProps) {
  const [broken, setBroken] = useState('')
  return (
    <span className="quick-picture" aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
