import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { useState } from 'react'
import { ImageIcon } from 'lucide-react'
import { usePictureSource } from '../../primitives/picture-source.tsx'
import './CardPicture.css'
import { hostOf } from './host-of.ts'

type CardPictureProps = { src: string; shape: 'wide' | 'square' }

/** Decoration beside the words: its room is kept whatever becomes of the picture. */
export function CardPicture({ src, shape }: CardPictureProps) {
  const [broken, setBroken] = useState('')
  const picture = safePicture(src)
  const url = usePictureSource(picture)
  if (!picture) return null
  return (
    <span className={`foyer-card-picture foyer-card-picture-${shape}`}>
      {url === undefined || url === broken ? (
        <span className="foyer-card-picture-missing">
          <ImageIcon size={22} />
          {shape === 'wide' && <bdi>{hostOf(src)}</bdi>}
        </span>
      ) : (
        <img src={url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      )}
    </span>
  )
}
