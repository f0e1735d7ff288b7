import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { useUiText } from '../../text.tsx'
import type { MessageOf } from '../message-kind.ts'
import { usePictureSource } from '../../primitives/picture-source.tsx'
import { BrokenPicture } from './BrokenPicture.tsx'
import './ImageMessage.css'
import { thumbSize } from './thumb-size.ts'
import { usePicture } from './use-picture.ts'
import { ZoomButton } from './ZoomButton.tsx'

export function ImageMessage({ message: { content } }: { message: MessageOf<'image'> }) {
  const t = useUiText()
  const { url, name } = content
  const src = usePictureSource(safePicture(url))
  const { size, isBroken, events } = usePicture(url)
  if (!src || isBroken) return <BrokenPicture url={url} name={name} />
  const thumb = size && thumbSize(size)
  return (
    <span
      className={thumb ? 'foyer-image' : 'foyer-image foyer-image-waiting'}
      {...(thumb && { style: { inlineSize: thumb.width, aspectRatio: thumb.width / thumb.height } })}
    >
      <img
        src={src}
        alt={name || t('summary.image')}
        decoding="async"
        referrerPolicy="no-referrer"
        {...events}
      />
      <ZoomButton src={src} name={name} size={size} />
    </span>
  )
}
