import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { useState } from 'react'
import { PictureIcon } from '../../icons/PictureIcon.tsx'
import './CardPicture.css'

type CardPictureProps = { src: string; shape: 'wide' | 'square' }

/** Decoration beside the words: its room is kept whatever becomes of the picture. */
export function CardPicture({ src, shape }: CardPictureProps) {
  const [broken, setBroken] = useState('')
  const url = safePicture(src)
  if (!url) return null
  return (
    <span className={`foyer-card-picture foyer-card-picture-${shape}`}>
      {url === broken ? (
        <PictureIcon size={22} />
      ) : (
        <img src={url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      )}
    </span>
  )
}
