import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { usePicture } from '../media/use-picture.ts'
import { ZoomButton } from '../media/ZoomButton.tsx'
import { usePictureSource } from '../picture-source.tsx'
import type { RichFacts } from './rich-tree.ts'

/** A picture in a text, as large as it is there. Inside a link it is the link's, and does not zoom. */
export function RichPicture({ picture, isLink }: { picture: RichFacts; isLink: boolean }) {
  const { src: address = '', alt = '', width, height } = picture
  const src = usePictureSource(safePicture(address))
  const { size, isBroken, events } = usePicture(address)
  if (src === undefined || isBroken) return <span className="foyer-rich-broken">{alt}</span>
  return (
    <span className="foyer-rich-picture">
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        referrerPolicy="no-referrer"
        {...events}
      />
      {!isLink && <ZoomButton src={src} name={alt} size={size} />}
    </span>
  )
}
